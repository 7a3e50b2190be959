let wanted = false
let failures = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Whether this page has to say more than its first screen does. */
export const allTexts = {
  wanted: () => wanted,
  /** How often they could not be loaded. */
  failures: () => failures,
  want() {
    if (wanted) return
    wanted = true
    tell()
  },
  /** They could not be loaded: the next one who needs them asks again. */
  failed() {
    wanted = false
    failures += 1
    tell()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
