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
 * a request or an address, counts as telling.
 */
export function tells(error: unknown, secret: string, depth = DEPTH): boolean {
  if (typeof error === 'string') return error.includes(secret) || error.includes(encodeURIComponent(secret))
  if (typeof error !== 'object' || error === null) return false
  if (depth === 0 || !isTransparent(error)) return true
  try {
    return keysOf(error).some((key) => tells(Reflect.get(error, key), secret, depth - 1))
  } catch {
    return true
  }
}

/** Whether all that an object holds stands in its keys; what a platform's own objects hold does not. */
function isTransparent(value: object): boolean {
  if (value instanceof Error || Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Its own keys, and what an error may have from its class. */
const keysOf = (value: object) =>
  value instanceof Error ? [...Reflect.ownKeys(value), 'name', 'message', 'stack', 'cause'] : Reflect.ownKeys(value)
