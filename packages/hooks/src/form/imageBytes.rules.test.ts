import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageKind, imageProblem, isWholeImage } from './imageBytes.rules.ts'
import { sentSize } from './imageSize.rules.ts'
import { IMAGE_LONGEST_PX, IMAGE_MAX_MB } from './images.rules.ts'

const MAX = IMAGE_MAX_MB * 1_048_576
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const bytes = (...parts: readonly (number | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : [part])))

const PNG_HEAD = [0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a] as const
const png = bytes(...PNG_HEAD, 0, 0, 0, 2, 'IDAT', 7, 7, 1, 2, 3, 4, 0, 0, 0, 0, 'IEND', 1, 2, 3, 4)
/** A segment with a preview that has its own end, then a scan with an escaped byte and a restart in it. */
const SEGMENT = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9] as const
const SCAN = [0xff, 0xda, 0, 3, 1, 5, 0xff, 0, 6, 0xff, 0xd3, 7] as const
const jpeg = bytes(0xff, 0xd8, ...SEGMENT, 0xff, ...SCAN, 0xff, 0xc4, 0, 2, ...SCAN, 0xff, 0xd9)

describe('MEM-10 what a picked file is', () => {
  it.each([
    ['a PNG', png, 'png'],
    ['a JPEG', jpeg, 'jpeg'],
    ['a picture of an iPhone', bytes(0, 0, 0, 24, 'ftypheic', 0), 'heic'],
    ['its general form', bytes(0, 0, 0, 24, 'ftypmif1', 0), 'heic'],
    ['a film', bytes(0, 0, 0, 24, 'ftypisom', 0), 'other'],
    ['a GIF', bytes('GIF89a......'), 'other'],
    ['a WebP', bytes('RIFF....WEBP'), 'other'],
    ['a PDF', bytes('%PDF-1.7....'), 'other'],
    ['nothing', bytes(), 'other'],
    ['the half of a beginning', png.subarray(0, 6), 'other'],
  ] as const)('%s is told by its first bytes', (_, head, kind) => {
    expect(imageKind(head)).toBe(kind)
  })

  it.each([
    ['a PNG of 5 MB', png, MAX, undefined],
    ['one byte more', png, MAX + 1, 'image_too_large'],
    ['a JPEG of 6 MB', jpeg, 6 * 1_048_576, 'image_too_large'],
    ['a renamed PDF', bytes('%PDF-1.7'), 10, 'image_not_png_jpg'],
    ['a large HEIC, which a smaller one would not help', bytes(0, 0, 0, 24, 'ftypheic'), MAX * 2, 'image_heic'],
    ['an empty file', bytes(), 0, 'image_not_png_jpg'],
  ])('%s is refused by the reason that helps', (_, head, size, id) => {
    const problem = imageProblem({ name: 'photo.jpg', size }, head)
    expect(problem && 'id' in problem ? problem.id : undefined).toBe(id)
    if (problem) expect(problem).toMatchObject({ values: { name: 'photo.jpg' } })
  })
})

describe('MEM-10 a file that was cut off', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ])('is no image however much of the %s is there', (_, whole) => {
    expect(isWholeImage(whole)).toBe(true)
    for (let length = 12; length < whole.length; length += 1) {
      // Only the checksum of the last chunk may be missing without a loss.
      expect(isWholeImage(whole.subarray(0, length)), `${length} bytes`).toBe(false)
    }
  })

  it('is told from one with something behind its end, as some phones write it', () => {
    expect(isWholeImage(bytes(...png, 'more'))).toBe(true)
    expect(isWholeImage(bytes(...jpeg, 'MotionPhoto', 0, 0))).toBe(true)
  })

  it('is found in any bytes without an end of the search', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => void isWholeImage(bytes(...PNG_HEAD, ...tail))))
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => void isWholeImage(bytes(0xff, 0xd8, 0xff, ...tail))))
  })
})

it('MEM-10 an image is sent with at most so many pixels a side, in its own proportion, and never larger than it is', () => {
  expect(sentSize({ width: 4000, height: 3000 }, IMAGE_LONGEST_PX)).toEqual({ width: 1600, height: 1200 })
  expect(sentSize({ width: 3000, height: 4000 }, IMAGE_LONGEST_PX)).toEqual({ width: 1200, height: 1600 })
  expect(sentSize({ width: 800, height: 600 }, IMAGE_LONGEST_PX)).toEqual({ width: 800, height: 600 })
  expect(sentSize({ width: 20_000, height: 1 }, IMAGE_LONGEST_PX)).toEqual({ width: 1600, height: 1 })
})
