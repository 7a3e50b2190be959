const DEPTH = 4

/** Whether a text can be sent as a header. The platform decides; what it says quotes the text, so it is not handed on. */
export function isHeader(name: string, value: string): boolean {
  try {
    new Headers([[name, value]])
    return true
  } catch {
    return false
  }
}

/**
 * Whether an error tells a secret: in its message, its stack or anything it holds. What cannot be looked through, such as
 * a request, counts as telling.
 */
export function tells(error: unknown, secret: string, depth = DEPTH): boolean {
  if (typeof error === 'string') return error.includes(secret) || error.includes(encodeURIComponent(secret))
  if (typeof error !== 'object' || error === null) return false
  if (depth === 0 || error instanceof Request || error instanceof Headers || error instanceof Map) return true
  try {
    return Reflect.ownKeys(error).some((key) => tells(Reflect.get(error, key), secret, depth - 1))
  } catch {
    return true
  }
}
