import { line } from '../kit.ts'

/** Pen strokes of the digits on a grid of 10 by 16, as corner points from pen down to pen up. */
export const DIGIT_STROKES: readonly (readonly (readonly number[])[])[] = [
  [[5, 0, 8.5, 1.5, 10, 5, 10, 11, 8.5, 14.5, 5, 16, 1.5, 14.5, 0, 11, 0, 5, 1.5, 1.5, 5, 0]],
  [[1.5, 3.5, 5.5, 0, 5.5, 16]],
  [[0.5, 4, 1.5, 1.3, 5, 0, 8.5, 1.3, 9.5, 4.5, 8, 8, 0.5, 16, 10, 16]],
  [[0.5, 2.5, 3, 0.3, 6.5, 0, 9.3, 2, 9, 5.5, 5, 7.6, 9.3, 9.5, 10, 12.5, 7.5, 15.6, 3.5, 16, 0.3, 13.5]],
  [[7.5, 16, 7.5, 0, 0, 11, 10, 11]],
  [[9, 0, 1.5, 0, 0.8, 7, 5.5, 6, 9.3, 8, 10, 11.5, 8, 15, 4, 16, 0.3, 14]],
  [[8.5, 0.5, 4, 3, 1, 7.5, 0, 11.5, 2, 15, 5, 16, 8.3, 15, 10, 11.5, 8.3, 8, 5, 7, 2, 8.2, 0.3, 11]],
  [[0, 0, 10, 0, 6, 7, 4, 16]],
  [
    [
      5, 7.5, 1.5, 6, 0.8, 3, 2.5, 0.6, 5, 0, 7.5, 0.6, 9.2, 3, 8.5, 6, 5, 7.5, 1, 9.5, 0, 12.5, 2, 15.5, 5, 16, 8, 15.5, 10,
      12.5, 9, 9.5, 5, 7.5,
    ],
  ],
  [[9.7, 5, 8, 8, 5, 9, 1.7, 8, 0, 4.5, 1.7, 1, 5, 0, 8, 1, 10, 4.5, 9, 8.5, 6, 13, 1.5, 15.5]],
]

/** A number drawn with strokes around the origin, so no font is needed. */
export function numeral(value: number, height: number, color: string, width = 2.6): string {
  const unit = height / 16
  const digits = Array.from(String(value), Number)
  const left = (-(digits.length * 14 - 4) / 2) * unit
  const data = digits.map((digit, place) =>
    (DIGIT_STROKES[digit] ?? []).map((stroke) => strokePath(stroke, left + place * 14 * unit, -height / 2, unit)).join(''),
  )
  return line(data.join(''), color, Math.round(width * unit * 10) / 10)
}

function strokePath(stroke: readonly number[], x: number, y: number, unit: number): string {
  const points: string[] = []
  for (let index = 0; index + 1 < stroke.length; index += 2) {
    const px = x + (stroke[index] ?? 0) * unit
    const py = y + (stroke[index + 1] ?? 0) * unit
    points.push(`${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`)
  }
  return `M${points.join(' ')}`
}
