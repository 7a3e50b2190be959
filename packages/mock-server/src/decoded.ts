/** What a segment of a path says; undefined where its percent signs say nothing. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
