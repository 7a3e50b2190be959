/**
 * Runs what a merchant hangs into the SDK. What it throws never becomes the outcome of a call; it is reported the way the
 * platform reports errors that nobody caught.
 */
export function observe<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
    else console.error(error)
    return undefined
  }
}
