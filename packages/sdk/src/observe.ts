/**
 * Runs a function that a merchant gave the SDK. What it throws, at once or later, never becomes the outcome of a call; it is
 * reported the way the platform reports errors that nobody caught, which would end a server's process.
 */
export function observe<T>(run: () => T): T | undefined {
  try {
    const result = run()
    if (result instanceof Promise) result.catch(report)
    return result
  } catch (error) {
    report(error)
    return undefined
  }
}

/** Reports what may not become the outcome of a call. */
export function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error)
  else console.error(error)
}
