import { at, between, circle, fix, type Random } from './kit.ts'
import { hsl } from './palette.ts'
import { DIGIT_STROKES } from './shapes/digits.ts'

const WIDTH = 120
const HEIGHT = 44

/**
 * A picture of digits, 120 by 44, for a person to read. The markup holds only short strokes in a shuffled
 * order among similar noise, so reading it does not give the answer. Throws a RangeError when the text is
 * not one to eight digits.
 */
export function captchaImage({ text, random }: { text: string; random: Random }): string {
  if (!/^[0-9]{1,8}$/.test(text)) throw new RangeError('A captcha is one to eight digits')
  const step = (WIDTH - 16) / text.length
  const strokes = Array.from(text).flatMap((digit, place) =>
    digitStrokes(Number(digit), 8 + step * (place + 0.5), Math.min(step * 0.62, 17), random),
  )
  const noise = Array.from({ length: 7 }, () => {
    const x = between(random, -6, WIDTH - 20)
    const y = between(random, 3, HEIGHT - 3)
    return `<path d="M${at(x, y)}q${at(between(random, 8, 22), between(random, -16, 16))} ${at(between(random, 24, 54), between(random, -12, 12))}" stroke="${ink(random)}" stroke-width="${fix(between(random, 0.7, 1.2))}" opacity=".6"/>`
  })
  const specks = Array.from({ length: 26 }, () =>
    circle(between(random, 0, WIDTH), between(random, 0, HEIGHT), between(random, 0.5, 1.3), ink(random), 'opacity=".6"'),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${hsl(between(random, 200, 260), 40, 92)}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${shuffled([...strokes, ...noise], random).join('')}</g>${specks.join('')}</svg>`
  )
}

/** Cuts a digit's pen strokes into overlapping pieces, bent and turned a little. */
function digitStrokes(digit: number, x: number, width: number, random: Random): string[] {
  const angle = between(random, -0.3, 0.3)
  const lean = between(random, -0.22, 0.22)
  const middle = HEIGHT / 2 + between(random, -4, 4)
  const unit = (width / 10) * between(random, 0.95, 1.12)
  const color = ink(random)
  const thick = fix(between(random, 2.4, 3.1))
  const place = (px: number, py: number) => {
    const gx = (px - 5 + lean * (8 - py)) * unit + between(random, -0.35, 0.35)
    const gy = (py - 8) * unit + between(random, -0.35, 0.35)
    return at(x + gx * Math.cos(angle) - gy * Math.sin(angle), middle + gx * Math.sin(angle) + gy * Math.cos(angle))
  }
  return (DIGIT_STROKES[digit] ?? []).flatMap((stroke) => {
    const points: string[] = []
    for (let index = 0; index + 1 < stroke.length; index += 2) points.push(place(stroke[index] ?? 0, stroke[index + 1] ?? 0))
    const pieces: string[] = []
    for (let start = 0; start < points.length - 1; ) {
      const length = 1 + Math.floor(random() * 3)
      const piece = points.slice(start, start + length + 1)
      pieces.push(`<path d="M${piece.join('L')}" stroke="${color}" stroke-width="${thick}"/>`)
      start += length
    }
    return pieces
  })
}

function ink(random: Random): string {
  return hsl(between(random, 200, 350), between(random, 50, 80), between(random, 22, 38))
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
