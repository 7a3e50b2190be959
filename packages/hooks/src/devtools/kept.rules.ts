/** A key on the device, without the lobby's prefix. */
export interface KeptKey {
  store: 'localStorage' | 'sessionStorage'
  name: string
  value: string
}

/**
 * Names that are the lobby's among all that stand in a storage, without their prefix. Without a prefix those are the ones that it knows,
 * `.` at the end standing for all that begin so.
 */
export function ownNames(all: readonly string[], prefix: string, known: readonly string[]): string[] {
  const ours = all.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  if (prefix) return ours.sort()
  return ours.filter((name) => known.some((own) => name === own || (own.endsWith('.') && name.startsWith(own)))).sort()
}

/** How long ago something was, in words; ms. */
export function ageText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  if (seconds < 60) return `${seconds} s`
  return seconds < 3_600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3_600)} h`
}
