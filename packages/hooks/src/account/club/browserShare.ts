import type { Share } from '../../core/ports.ts'

/** What hands something to another app of the device, where the browser can; undefined where it cannot. */
export function browserShare(): Share | undefined {
  const { navigator } = globalThis
  if (typeof navigator?.share !== 'function') return undefined
  return (content) => navigator.share(content)
}
