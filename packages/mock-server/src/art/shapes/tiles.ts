import { box, circle, line, path, put, times } from '../kit.ts'
import type { Paint } from '../paint.ts'

export type MahjongFace = 'red' | 'green' | 'bamboo' | 'dots' | 'bird'

/** A mahjong tile of 56 by 76 with its thickness below it. */
export function mahjong(paint: Paint, face: MahjongFace): string {
  return (
    put(3, 12, box(58, 78, 9, '#04130c', 'opacity=".45"')) +
    put(0, 8, box(58, 78, 9, paint.down('#2fae6a', '#0b5a35'))) +
    put(0, 3, box(57, 77, 9, '#c9c2ae')) +
    box(56, 76, 9, paint.down('#fffdf4', '#f1ead6')) +
    FACES[face]
  )
}

const STICK = 'M-3-8Q0-10 3-8L2 0 3 8Q0 10-3 8L-2 0Z'
const FACES: Record<MahjongFace, string> = {
  red: line('M-15-14H15V6H-15ZM0-26V28', '#c8102e', 6),
  green: line('M-14-24H14M-8-24V-14M8-24V-14M-16-12H16V0H-16ZM-12 0V24M12 0V24M-6 12H6M0 0V24', '#0f8a4a', 4),
  bamboo: [-14, 14]
    .map((x) => [-22, 0, 22].map((y) => put(x, y, path(STICK, '#12864a'))).join(''))
    .concat(put(0, 0, path(STICK, '#c8102e')))
    .join(''),
  dots: times(5, (index) => {
    const x = index === 4 ? 0 : index % 2 ? 14 : -14
    const y = index === 4 ? 0 : index < 2 ? -20 : 20
    const color = index === 4 ? '#c8102e' : '#17509e'
    return circle(x, y, 9, 'none', `stroke="${color}" stroke-width="3.4"`) + circle(x, y, 3.4, color)
  }),
  bird:
    path('M-16 8C-18-12-4-24 10-20L20-26 16-14C18 2 8 14-4 14Z', '#12864a') +
    line('M-4 14V26M4 12V26M-10 26H10M-16 8L-22 24', '#c8102e', 3.4) +
    circle(9, -14, 2.6, '#fff'),
}

/** A domino of 44 by 88 with the spots of its two halves. */
export function domino(paint: Paint, upper: number, lower: number): string {
  const half = (value: number) =>
    times(9, (place) => {
      const x = ((place % 3) - 1) * 11
      const y = (Math.floor(place / 3) - 1) * 12
      return (SPOTS[value] ?? []).includes(place) ? circle(x, y, 4.2, '#fff') : ''
    })
  return (
    put(3, 6, box(48, 92, 10, '#000', 'opacity=".5"')) +
    box(46, 90, 9, paint.across('#3b4568', '#141a30', '#070a16'), 'stroke="#ffd35c" stroke-opacity=".75" stroke-width="2"') +
    line('M-15 0H15', '#ffd35c', 2.4) +
    put(0, -22, half(upper)) +
    put(0, 22, half(lower))
  )
}

const SPOTS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]
