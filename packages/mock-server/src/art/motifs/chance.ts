import { at, between, box, circle, disc, dots, type List, line, oval, path, put, times } from '../kit.ts'
import { gold, type Paint } from '../paint.ts'
import { hsl } from '../palette.ts'
import { burst, neon, night } from '../scenes.ts'
import { bomb, plinko, rocket } from '../shapes/arena.ts'
import { rooster, roosterHead } from '../shapes/beasts.ts'
import { numeral } from '../shapes/digits.ts'
import { die, moneyWheel } from '../shapes/table.ts'
import { coinBurst, crown, gem } from '../shapes/treasure.ts'
import type { Motif } from './motif.ts'

export const LOTTERY: List<Motif> = [
  { words: /6\/|mega|grand|ultra|super/i, scenes: [burst, night], draw: cluster },
  { words: /keno|bingo|quick|\b3d|swertres/i, scenes: [night, burst], draw: ticket },
  { words: /draw|drum|pcso|daily/i, scenes: [burst, night], draw: drum },
  { words: /power|jackpot|star/i, scenes: [burst], draw: podium },
]

export const COCKFIGHT: List<Motif> = [
  { words: /champion|king|derby/i, scenes: [burst], flips: true, draw: champion },
  { words: /sabong|arena/i, scenes: [burst, night], flips: true, draw: proud },
  { words: /versus|clash|meron|wala/i, scenes: [burst], draw: rivals },
]

export const INHOUSE: List<Motif> = [
  { words: /crash|rocket|aviator|jet/i, scenes: [night, neon], draw: crash },
  { words: /mine|bomb/i, scenes: [neon, night], draw: mines },
  { words: /plinko|ball|drop/i, scenes: [night, neon], draw: (paint) => put(0, 2, plinko(paint), 1.06) },
  { words: /dice|hi-?lo|limbo/i, scenes: [neon, burst], draw: dice },
  { words: /wheel|spin/i, scenes: [neon, burst], draw: (paint) => put(0, 4, moneyWheel(paint, paint.palette.hue), 1.04) },
]

const BALL_HUES = [352, 46, 168, 262, 208, 24, 318] as const

export function numberBall(paint: Paint, value: number, hue: number): string {
  return (
    oval(0, 38, 28, 7, '#000', 'opacity=".3"') +
    circle(0, 0, 38, paint.ball(hsl(hue, 100, 82), hsl(hue, 90, 54), hsl(hue, 90, 22))) +
    circle(0, 1, 22, paint.ball('#fff', '#fff', '#cfd7ea')) +
    numeral(value, 19, '#131a2e') +
    oval(-14, -22, 12, 6, '#fff', 'opacity=".75" transform="rotate(-36 -14 -22)"')
  )
}

function draws(paint: Paint, places: readonly (readonly [number, number, number])[]): string {
  const first = Math.floor(paint.random() * BALL_HUES.length)
  return places
    .map(([x, y, scale], index) => {
      const hue = BALL_HUES[(first + index) % BALL_HUES.length] ?? 46
      return put(x, y, numberBall(paint, 1 + Math.floor(paint.random() * 49), hue), scale, between(paint.random, -18, 18))
    })
    .join('')
}

function cluster(paint: Paint): string {
  return (
    coinBurst(paint, 6, 84, 108) +
    draws(paint, [
      [-58, -38, 0.9],
      [54, -46, 0.98],
      [-60, 54, 1],
      [62, 50, 0.92],
      [0, 4, 1.44],
    ])
  )
}

function drum(paint: Paint): string {
  const cage = times(5, (index) =>
    oval(0, 0, 20 * index + 2, 84, 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="1.6"'),
  )
  return (
    path('M-60 70L-78 110H78L60 70Z', paint.down('#3b4568', '#10152a')) +
    path('M-78 102H78V112H-78Z', gold(paint)) +
    circle(0, -6, 88, '#05070f', 'opacity=".4"') +
    draws(paint, [
      [-46, 18, 0.66],
      [40, 30, 0.66],
      [-6, 44, 0.66],
      [4, -18, 0.66],
      [-42, -40, 0.6],
      [46, -30, 0.6],
    ]) +
    `<g transform="translate(0 -6)">${circle(0, 0, 84, paint.ball('#fff', hsl(paint.palette.hue, 60, 70)), 'opacity=".2"')}${cage}</g>` +
    circle(0, -6, 88, 'none', `stroke="${gold(paint)}" stroke-width="7"`) +
    path('M-62-50A78 78 0 0 1-8-84 92 92 0 0 0-62-50Z', '#fff', 'opacity=".7"')
  )
}

function ticket(paint: Paint): string {
  const marked = Array.from({ length: 5 }, () => Math.floor(paint.random() * 20))
  const cell = (index: number) => [((index % 5) - 2) * 25, (Math.floor(index / 5) - 1.5) * 25 + 8] as const
  const free = Array.from({ length: 20 }, (_, index) => index).filter((index) => !marked.includes(index))
  const cells =
    dots(
      marked.map((index) => at(...cell(index))),
      paint.palette.accentDeep,
      20,
    ) + line(free.map((index) => disc(...cell(index), 10)).join(''), '#9aa5c4', 1.6)
  return (
    put(
      -6,
      -6,
      `${put(5, 8, box(150, 172, 12, '#000', 'opacity=".35"'))}${box(150, 172, 12, paint.down('#fffdf4', '#f1ead6'))}<path d="M-75-56V-76A10 10 0 0 1-65-86H65A10 10 0 0 1 75-76V-56Z" fill="${paint.down(hsl(paint.palette.hue, 82, 54), paint.palette.base)}"/>${put(0, -70, numeral(Math.floor(100000 + paint.random() * 899999), 14, '#fff'))}${cells}${line('M-60 70H-10M30 70H60', '#c9c2ae', 5)}`,
      1,
      -8,
    ) +
    draws(paint, [
      [-66, 74, 0.72],
      [70, -54, 0.78],
      [56, 66, 1.06],
    ])
  )
}

function podium(paint: Paint): string {
  return (
    circle(0, -10, 100, paint.glow('#fff3b0', 0.7)) +
    put(0, -76, crown(paint, 352), 0.6) +
    draws(paint, [
      [-74, 40, 0.86],
      [74, 40, 0.86],
      [-38, 62, 0.98],
      [38, 62, 0.98],
      [0, -2, 1.4],
    ])
  )
}

function plumage(paint: Paint): number {
  return [28, 14, 40, 4][Math.floor(paint.random() * 4)] ?? 28
}

function champion(paint: Paint): string {
  return (
    circle(0, 0, 106, '#120308', 'opacity=".4"') +
    circle(0, 0, 106, 'none', `stroke="${gold(paint)}" stroke-width="5"`) +
    put(-6, 16, roosterHead(paint, plumage(paint)), 0.98)
  )
}

function proud(paint: Paint): string {
  return oval(0, 96, 84, 14, '#000', 'opacity=".4"') + put(-2, 2, rooster(paint, plumage(paint), paint.palette.hue + 150), 1.06)
}

function rivals(paint: Paint): string {
  return (
    put(-58, 12, roosterHead(paint, 34), 0.64) +
    `<g transform="translate(58 12) scale(-.64 .64)">${roosterHead(paint, 208)}</g>` +
    put(
      0,
      -78,
      path('M0-26L24-14V8C24 22 12 30 0 36-12 30-24 22-24 8V-14Z', gold(paint), 'stroke="#3a1a00" stroke-width="3"') +
        line('M-10-6L-5 12 0-6M10-4C6-9 1-6 2-2 4 3 10 2 9 7 8 12 3 12 0 9', '#3a1a00', 3.4),
    )
  )
}

function crash(paint: Paint): string {
  return (
    line('M-96-80V84H100', '#fff', 2.4, 'opacity=".4"') +
    line('M-96 40H100M-96 0H100M-96-40H100', '#fff', 1, 'opacity=".16"') +
    path('M-96 84C-20 80 30 50 62-44V84Z', paint.glow(paint.palette.accent, 0.8), 'opacity=".7"') +
    line('M-96 84C-20 80 30 50 62-44', paint.palette.accent, 6) +
    put(34, -24, rocket(paint, paint.palette.hue + 130), 0.86, 32)
  )
}

function mines(paint: Paint): string {
  const tile = paint.down(hsl(paint.palette.hue, 46, 46), hsl(paint.palette.hue, 56, 20))
  const stone = paint.share(gem(150 + paint.random() * 60, 6, 19))
  const shadow = paint.share(box(60, 60, 12, '#000', 'opacity=".4" transform="translate(0 4)"'))
  const bombAt = Math.floor(paint.random() * 9)
  return times(9, (index) => {
    const inside = index === bombAt ? put(0, 0, bomb(paint), 0.5) : paint.random() < 0.5 ? `<use href="${stone}"/>` : ''
    const face = index === bombAt ? paint.down('#ff6b7d', '#7a0614') : inside ? hsl(paint.palette.hue, 60, 12) : tile
    return put(
      ((index % 3) - 1) * 66,
      (Math.floor(index / 3) - 1) * 66,
      `<use href="${shadow}"/>${box(60, 60, 12, face, 'stroke="#fff" stroke-opacity=".25" stroke-width="2"')}${inside}`,
    )
  })
}

function dice(paint: Paint): string {
  const roll = () => 1 + Math.floor(paint.random() * 6)
  return (
    put(-6, -22, die(paint, paint.palette.accentHue, [roll(), roll(), roll()]), 1.6, between(paint.random, -14, 14)) +
    put(
      0,
      82,
      box(190, 16, 8, '#04060d', 'opacity=".8"') +
        `<rect x="-95" y="-8" width="112" height="16" rx="8" fill="${paint.across('#ff5d6c', '#ffd35c', '#3ddc97')}"/>` +
        circle(17, 0, 15, '#fff', 'stroke="#04060d" stroke-width="3"'),
    )
  )
}
