import { at, box, circle, dots, line, oval, path, polar, put, times } from '../kit.ts'
import { gold, type Paint, stamp } from '../paint.ts'
import { hsl } from '../palette.ts'
import { numeral } from './digits.ts'

export type Suit = 'heart' | 'spade' | 'diamond' | 'club'

const PIPS: Record<Suit, string> = {
  heart: 'M0 24C-36-2-22-30 0-12 22-30 36-2 0 24Z',
  spade: 'M0-25C8-12 27 0 21 13 15 21 5 17 3 11 4 18 7 22 10 25H-10C-7 22-4 18-3 11-5 17-15 21-21 13-27 0-8-12 0-25Z',
  diamond: 'M0-27L19 0 0 27-19 0Z',
  club: 'M0-25A10 10 0 0 1 8-8 10 10 0 1 1 3 10C4 18 7 22 10 25H-10C-7 22-4 18-3 10A10 10 0 1 1-8-8 10 10 0 0 1 0-25Z',
}
const RANKS: Record<string, string> = {
  A: 'M-7 9L0-9 7 9M-4 3H4',
  K: 'M-6-9V9M7-9L-6 3M-1-1L7 9',
  Q: 'M0-9A7 9 0 1 0 0 9 7 9 0 1 0 0-9M2 4L8 10',
  J: 'M-2-9H5V4A5 5 0 0 1-6 4',
}

function suitColor(suit: Suit): string {
  return suit === 'heart' || suit === 'diamond' ? '#d61f3c' : '#151b2e'
}

export function pip(suit: Suit, scale = 1, color = suitColor(suit)): string {
  const drawn = path(PIPS[suit], color)
  return scale === 1 ? drawn : `<g transform="scale(${scale})">${drawn}</g>`
}

/** A playing card of 66 by 94 around its centre; ranks are A, K, Q, J or a number. */
export function card(paint: Paint, rank: string, suit: Suit): string {
  const color = suitColor(suit)
  const glyph = RANKS[rank]
  const corner = glyph ? line(glyph, color, 3.4) : numeral(Number(rank), 17, color, 3)
  const mark = paint.share(pip(suit, 1))
  const index = put(-22, -34, corner, 0.8) + stamp(mark, -22, -16, 0.3)
  const court = rank === 'K' || rank === 'Q' || rank === 'J'
  const frame = court
    ? put(4, 8, box(36, 56, 4, paint.down('#fff1c9', '#ffd98a'), `stroke="${color}"`)) +
      path('M-8 1L-10-13-3-6 4-15 11-6 18-13 16 1Z', paint.down('#ffd35c', '#c9790e'))
    : ''
  const sheet = paint.share(
    box(66, 94, 8, '#000', 'opacity=".3" transform="translate(2 4)"') +
      box(66, 94, 8, paint.down('#fff', '#fff', '#dfe5f2'), 'stroke="#b9c3d9"'),
  )
  return `<use href="${sheet}"/>${index}${frame}${court ? stamp(mark, 4, 20, 0.5) : stamp(mark, 3, 8, 1.1)}`
}

export function cardBack(paint: Paint, hue: number): string {
  return (
    box(66, 94, 8, '#fff', 'stroke="#b9c3d9"') +
    box(56, 84, 5, paint.across(hsl(hue, 80, 46), hsl(hue, 84, 20))) +
    path('M0-30L18 0 0 30-18 0Z', 'none', `stroke="${gold(paint)}" stroke-width="3"`) +
    circle(0, 0, 6, '#ffd35c')
  )
}

/** Cards held like a hand, fanned around a point below them. */
export function fan(cards: readonly string[], spread: number, reach = 120): string {
  return cards
    .map((markup, index) => {
      const degrees = (index - (cards.length - 1) / 2) * spread
      return `<g transform="rotate(${degrees} 0 ${reach})">${markup}</g>`
    })
    .join('')
}

export function chip(paint: Paint, hue: number, suit: Suit = 'spade', saturation = 84): string {
  return (
    circle(0, 3, 40, '#05070d', 'opacity=".55"') +
    circle(0, 0, 40, paint.ball(hsl(hue, saturation, 68), hsl(hue, saturation, 44), hsl(hue, saturation, 22))) +
    circle(0, 0, 35, 'none', 'stroke="#fff" stroke-width="9.5" stroke-dasharray="13.7 13.8" stroke-linecap="butt"') +
    circle(
      0,
      0,
      27,
      paint.ball(hsl(hue, saturation, 52), hsl(hue, saturation, 24)),
      `stroke="${gold(paint)}" stroke-width="2.6"`,
    ) +
    put(0, 0, pip(suit, 0.6, '#ffe9b0'))
  )
}

/** A stack of chips that stands on its foot at the origin. */
export function chipStack(paint: Paint, hue: number, count: number, saturation = 84): string {
  const side = paint.across(hsl(hue, saturation, 24), hsl(hue, saturation, 54), hsl(hue, saturation, 18))
  const slices = Array.from({ length: count }, (_, index) => ({ x: Math.round(Math.sin(index * 1.9) * 2), y: -index * 10 }))
  const each = (draw: (x: number, y: number) => string) => slices.map(({ x, y }) => draw(x, y)).join('')
  return (
    oval(0, 12, 40, 14, '#000', 'opacity=".35"') +
    path(
      each((x, y) => `M${at(x - 32, y + 5)}a32 12 0 0 0 64 0v-12h-64Z`),
      side,
    ) +
    path(
      each((x, y) => `M${at(x - 24, y + 3)}l8 3v9l-8-3ZM${at(x - 5, y + 8)}h10v9h-10ZM${at(x + 16, y + 6)}l8-3v9l-8 3Z`),
      '#fff',
      'opacity=".9"',
    ) +
    line(
      each((x, y) => `M${at(x - 32, y + 5)}a32 12 0 0 0 64 0`),
      hsl(hue, saturation, 18),
      1.4,
    ) +
    oval(
      0,
      -count * 10 + 5,
      32,
      12,
      hsl(hue, saturation, 48),
      'stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-dasharray="9 9" stroke-linecap="butt"',
    ) +
    oval(0, -count * 10 + 5, 20, 7, paint.down('#fff0b8', '#e8951c'))
  )
}

/** A roulette wheel of radius 92 seen from above. */
export function roulette(paint: Paint, degrees: number): string {
  const pocket = (Math.PI * 2 * 64) / 36
  const wheel =
    circle(0, 0, 64, 'none', 'stroke="#12151f" stroke-width="26"') +
    circle(
      0,
      0,
      64,
      'none',
      `stroke="#d0203a" stroke-width="26" stroke-dasharray="${pocket.toFixed(2)} ${pocket.toFixed(2)}"`,
    ) +
    circle(0, 0, 64, 'none', `stroke="#16a34a" stroke-width="26" stroke-dasharray="${pocket.toFixed(2)} 999"`) +
    circle(0, 0, 64, 'none', `stroke="#e8c376" stroke-width="26" stroke-dasharray=".8 ${(pocket - 0.8).toFixed(2)}"`) +
    circle(0, 0, 58, 'none', 'stroke="#e8c376" stroke-width="1"')
  const arms = path('M-4 0L-2.5-34H2.5L4 0 34-2.5V2.5L4 0 2.5 34H-2.5L-4 0-34 2.5V-2.5Z', gold(paint))
  const knobs = dots(
    [0, 0.25, 0.5, 0.75].map((turn) => polar(turn, 36)),
    '#ffd35c',
    12,
  )
  return (
    circle(0, 4, 95, '#000', 'opacity=".4"') +
    circle(0, 0, 94, paint.across('#a86a32', '#5a2d10', '#2b1205')) +
    circle(0, 0, 84, gold(paint)) +
    `<g stroke-linecap="butt" transform="rotate(${Math.round(degrees)})">${wheel}</g>` +
    circle(0, 0, 51, paint.ball('#9a5a26', '#5a2d10', '#220d03'), `stroke="${gold(paint)}" stroke-width="3"`) +
    put(0, 0, arms + knobs, 1, degrees) +
    circle(0, 0, 15, paint.ball('#fffbe6', '#ffd35c', '#8a4b06')) +
    circle(40, -50, 7, paint.ball('#fff', '#e6ebf5', '#8b93a8')) +
    path('M-70-58A90 90 0 0 1 10-90 110 110 0 0 0-70-58Z', '#fff', 'opacity=".35"')
  )
}

const DICE_SPOTS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** A die in isometric view; the three numbers are its top, left and right faces. */
export function die(paint: Paint, hue: number, faces: readonly [number, number, number], saturation = 86): string {
  const ink = saturation < 20 ? '#c8102e' : '#fff'
  const spots = (value: number) =>
    dots(
      (DICE_SPOTS[value] ?? []).map((place) => at(((place % 3) - 1) * 14, (Math.floor(place / 3) - 1) * 14)),
      ink,
      10.4,
    )
  const face = (matrix: string, light: number, value: number) =>
    `<g transform="matrix(${matrix})">${box(47, 47, 8, paint.down(hsl(hue, saturation, light + 8), hsl(hue, saturation, light - 6)))}${spots(value)}</g>`
  return (
    oval(0, 50, 46, 14, '#000', 'opacity=".4"') +
    path('M0-45L38-23V22L0 45-38 22V-23Z', hsl(hue, saturation, 30), `stroke="${hsl(hue, saturation, 30)}" stroke-width="8"`) +
    face('.866 .5 -.866 .5 0 -24', saturation < 20 ? 92 : 60, faces[0]) +
    face('.866 .5 0 1 -20.8 12', saturation < 20 ? 80 : 46, faces[1]) +
    face('.866 -.5 0 1 20.8 12', saturation < 20 ? 66 : 36, faces[2])
  )
}

/** A money wheel with a pointer on top. */
export function moneyWheel(paint: Paint, hue: number): string {
  const slice = (index: number) => `M0 0L${polar(index / 12, 74)}A74 74 0 0 1 ${polar((index + 1) / 12, 74)}Z`
  const slices = times(4, (first) =>
    path(slice(first) + slice(first + 4) + slice(first + 8), hsl(hue + first * 90, 78, first % 2 ? 44 : 56)),
  )
  const places = Array.from({ length: 12 }, (_, index) => index)
  const round = places.filter((index) => index % 3).map((index) => polar((index + 0.5) / 12, 56))
  const stones = places
    .filter((index) => index % 3 === 0)
    .map((index) => `<path d="${PIPS.diamond}" transform="rotate(${index * 30 + 15}) translate(0 -56) scale(.4)" fill="#fff"/>`)
  return (
    circle(0, 4, 92, '#000', 'opacity=".4"') +
    circle(0, 0, 90, gold(paint)) +
    circle(0, 0, 82, 'none', 'stroke="#fffbe0" stroke-width="8" stroke-dasharray=".1 32.1"') +
    slices +
    dots(round, '#fff', 10, 'opacity=".85"') +
    stones.join('') +
    circle(0, 0, 74, 'none', 'stroke="#6b3300" stroke-width="3"') +
    circle(0, 0, 22, gold(paint), 'stroke="#6b3300" stroke-width="3"') +
    put(0, 0, pip('heart', 0.42, '#b5122b')) +
    path('M-14-100H14L0-70Z', paint.down('#ff8a8a', '#c8102e'), 'stroke="#fff" stroke-width="3"')
  )
}
