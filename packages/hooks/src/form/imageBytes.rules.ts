import type { Message } from '../core/message.ts'
import { IMAGE_MAX_MB } from './images.rules.ts'

/** Bytes at the beginning of a file that tell what it is. */
export const IMAGE_HEAD_BYTES = 12

/** What a file is by its first bytes, whatever its name says. */
export type ImageKind = 'png' | 'jpeg' | 'heic' | 'other'

/** A file as far as the rules look at it before they read all of it. */
export interface PickedFile {
  /** Its name, which a refusal says. */
  name: string
  /** Its size in bytes. */
  size: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
const lettersAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const lengthAt = (bytes: Uint8Array, at: number, size: 2 | 4) =>
  bytes.subarray(at, at + size).reduce((length, byte) => length * 256 + byte, 0)

/** What a file is by its first {@link IMAGE_HEAD_BYTES} bytes (MEM-10). */
export function imageKind(head: Uint8Array): ImageKind {
  if (startsWith(head, PNG)) return 'png'
  if (startsWith(head, JPEG)) return 'jpeg'
  return lettersAt(head, 4) === 'ftyp' && HEIC_BRANDS.includes(lettersAt(head, 8)) ? 'heic' : 'other'
}

/** Why a picked file is refused before it is read; undefined for one that may be an image (MEM-10). */
export function imageProblem({ name, size }: PickedFile, head: Uint8Array): Message | undefined {
  const kind = imageKind(head)
  if (kind === 'heic') return { id: 'image_heic', values: { name } }
  if (kind === 'other') return { id: 'image_not_png_jpg', values: { name } }
  return size > IMAGE_MAX_MB * 1_048_576 ? { id: 'image_too_large', values: { name, mb: IMAGE_MAX_MB } } : undefined
}

/**
 * Whether a PNG or JPEG reaches its end. Browsers draw the upper part of one that was cut off, as after a download that broke
 * off, so a decoder alone does not notice (MEM-10).
 */
export const isWholeImage = (bytes: Uint8Array): boolean =>
  imageKind(bytes) === 'png' ? isWholePng(bytes) : isWholeJpeg(bytes)

function isWholePng(bytes: Uint8Array): boolean {
  // Each chunk is a length, a name of four letters, its data and a checksum.
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + lengthAt(bytes, at, 4)) {
    if (lettersAt(bytes, at + 4) === 'IEND') return true
  }
  return false
}

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
/** Markers inside the data of a scan: a byte that was escaped, and restarts. */
const isInsideScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return false
    if (marker === END_OF_IMAGE) return true
    // A marker may be padded with any number of these bytes.
    if (marker === 0xff) at += 1
    else {
      at += 2 + lengthAt(bytes, at + 2, 2)
      // A preview inside the head has an end of its own: it is skipped with its segment, and only data of a scan is searched.
      if (marker === START_OF_SCAN) at = endOfScan(bytes, at)
    }
  }
  return false
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && isInsideScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2)
  return at < 0 ? bytes.length : at
}
