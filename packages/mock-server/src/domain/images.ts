import { type Refused, refuse } from '../answers.ts'

/** A picture inside a body. */
export interface SentImage {
  type: string
  /** Base64. */
  data: string
}

const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

const bytesOf = (base64: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Why pictures are refused: their first bytes are not those of their type; undefined for good ones. Their size and number the contract limits. */
export function imageRefusal(images: readonly SentImage[]): Refused | undefined {
  for (const { type, data } of images) {
    const bytes = bytesOf(data)
    const signature = SIGNATURES[type]
    if (!bytes || !signature?.every((byte, at) => bytes[at] === byte)) return refuse('request.invalid')
  }
  return undefined
}
