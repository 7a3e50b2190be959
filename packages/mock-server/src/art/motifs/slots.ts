import { between, box, circle, type List, line, mirrored, path, pick, put, star, times } from '../kit.ts'
import { gold, type Paint, stamp } from '../paint.ts'
import { hsl } from '../palette.ts'
import { burst, curtain, dunes, night } from '../scenes.ts'
import { dragon } from '../shapes/beasts.ts'
import { cherries, grapes, lemon, lollipop, melon, orange, sweet } from '../shapes/fruit.ts'
import { bell, chest, coinBurst, coinStack, crown, diamond, gem, ingot, lantern, seven } from '../shapes/treasure.ts'
import type { Motif } from './motif.ts'

export const SLOTS: List<Motif> = [
  { words: /777|seven|hot/i, scenes: [burst, curtain], draw: sevens },
  { words: /reel|spin|classic/i, scenes: [burst, curtain, night], draw: cabinet },
  { words: /fruit|tropic|harvest|juic|berry/i, scenes: [burst], draw: basket },
  { words: /gem|jewel|diamond|crystal/i, scenes: [night, burst], draw: jewels },
  { words: /dragon|tiger|lion|panda/i, scenes: [burst, night], draw: beast },
  { words: /temple|egypt|pharaoh|pyramid|aztec|maya|book/i, scenes: [dunes], draw: temple },
  { words: /treasure|pirate|chest|gold|bounty/i, scenes: [burst, night], draw: treasure },
  { words: /fortune|luck|caishen|festival|lantern|spring/i, scenes: [burst, night], draw: fortune },
  { words: /candy|sweet|sugar|bonanza/i, scenes: [burst], hues: [300, 336], draw: candy },
  { words: /king|queen|royal|crown|emperor/i, scenes: [curtain, burst], draw: royal },
  { words: /bell|jingle|party|wild/i, scenes: [burst, curtain], draw: bells },
]

function sevens(paint: Paint): string {
  const hue = pick(paint.random, [352, 352, 28, 282, 212])
  return (
    coinBurst(paint, 8, 84, 112) +
    put(-56, 10, seven(paint, hue), 0.92, -14) +
    put(56, 10, seven(paint, hue), 0.92, 14) +
    put(0, -2, seven(paint, hue), 1.34)
  )
}

function cabinet(paint: Paint): string {
  const symbols = [cherries, lemon, bell, () => seven(paint), () => diamond(196), () => gem(320, 8, 46), melon]
  const offset = Math.floor(paint.random() * symbols.length)
  const window = paint.share(box(52, 92, 7, paint.down('#aab4d0', '#fff', '#fff', '#aab4d0')))
  return (
    put(0, 4, box(202, 136, 26, '#000', 'opacity=".35"')) +
    box(200, 134, 25, gold(paint)) +
    box(186, 120, 18, paint.down(hsl(paint.palette.hue, 70, 26), paint.palette.deep)) +
    times(3, (index) => {
      const symbol = symbols[(offset + index * 2) % symbols.length] ?? bell
      return stamp(window, (index - 1) * 57, 0) + put((index - 1) * 57, 0, symbol(paint), index === 1 ? 0.5 : 0.44)
    }) +
    line('M-88 0H88', paint.palette.accent, 2.5, 'opacity=".7"') +
    path('M-96 0L-82-9V9ZM96 0L82-9V9Z', '#ff3d5a') +
    line('M-84-63H84M-84 63H84', '#fffbe0', 8, 'stroke-dasharray=".1 20.9"') +
    put(0, -74, path(star(5, 26, 12), gold(paint), 'stroke="#6b3300" stroke-width="3"'))
  )
}

function basket(paint: Paint): string {
  const fruits = [lemon, orange, melon, (p: Paint) => grapes(p, 284), cherries]
  const offset = Math.floor(paint.random() * fruits.length)
  const places = [
    [-56, -34, 0.92],
    [58, -30, 0.92],
    [-52, 50, 0.98],
    [56, 52, 0.98],
    [0, 4, 1.18],
  ] as const
  return places
    .map(([x, y, scale], index) =>
      put(x, y, (fruits[(index + offset) % fruits.length] ?? lemon)(paint), scale, between(paint.random, -10, 10)),
    )
    .join('')
}

function jewels(paint: Paint): string {
  const first = paint.random() * 360
  const stones = [0, 1, 2].map((kind) => paint.share(gem(first + 90 + kind * 80, 5 + kind, 24)))
  const small = times(6, (index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.3
    return stamp(stones[index % 3] ?? '', 80 * Math.cos(angle), 78 * Math.sin(angle), index % 2 ? 1 : 0.86, index * 26)
  })
  return circle(0, 0, 96, paint.glow('#fff', 0.5)) + small + put(0, 2, diamond(first), 1.16)
}

function beast(paint: Paint): string {
  const hue = pick(paint.random, [356, 150, 40, 264, 12])
  return circle(0, 0, 110, paint.glow('#ffd35c', 0.7)) + put(0, 6, dragon(paint, hue), 1.02)
}

function temple(paint: Paint): string {
  const stone = paint.across('#ffe2a0', '#d99a3d', '#7a4414')
  const rows = times(6, (index) =>
    line(`M${-14 * (index + 1)} ${-34 + index * 22}H${14 * (index + 1)}`, '#7a4414', 1.6, 'opacity=".7"'),
  )
  const column =
    path('M-15-50H15L12-38V50H-12V-38Z', stone, 'stroke="#4a2506" stroke-width="2.5"') +
    path('M-20-62H20V-48H-20ZM-18 50H18V64H-18Z', gold(paint), 'stroke="#4a2506" stroke-width="2.5"') +
    line('M-4-34V46M5-34V46', '#7a4414', 2)
  return (
    path('M0-84L104 84H-104Z', stone, 'stroke="#4a2506" stroke-width="3.5"') +
    path('M0-84L104 84H24Z', '#4a2506', 'opacity=".38"') +
    rows +
    path('M0-84L26-42H-26Z', gold(paint), 'stroke="#4a2506" stroke-width="2"') +
    put(
      0,
      20,
      circle(0, 0, 46, paint.glow('#fff3b0', 0.8)) +
        path('M-40 0Q0-34 40 0Q0 30-40 0Z', '#fffdf0', 'stroke="#1f2a44" stroke-width="5"') +
        circle(0, -1, 15, paint.ball('#9df3ff', '#1c7fd6', '#0a1f4a')) +
        circle(0, -1, 6, '#05070f') +
        line('M-42-16Q0-52 44-16M6 16V34M14 14C18 30 34 30 34 22', '#1f2a44', 5),
    ) +
    mirrored(put(84, 38, column, 0.9))
  )
}

function treasure(paint: Paint): string {
  return (
    circle(0, -20, 100, paint.glow('#ffe27a', 0.75)) +
    coinBurst(paint, 6, 78, 106) +
    put(0, 16, chest(paint), 1.22) +
    put(-70, 88, coinStack(paint, 3), 0.9) +
    put(72, 90, coinStack(paint, 4), 0.9)
  )
}

function fortune(paint: Paint): string {
  const lamp = paint.share(lantern(paint))
  const boat = paint.share(ingot(paint))
  return (
    coinBurst(paint, 6, 72, 100) +
    stamp(lamp, -72, -50, 0.86) +
    stamp(lamp, 72, -50, 0.86) +
    stamp(boat, -50, 66, 0.86) +
    stamp(boat, 50, 66, 0.86) +
    stamp(boat, 0, 22, 1.36)
  )
}

function candy(paint: Paint): string {
  const hue = paint.random() * 360
  return (
    put(-44, -12, lollipop(paint, hue), 1, -18) +
    put(44, -18, lollipop(paint, hue + 120), 0.94, 16) +
    put(-58, 66, sweet(paint, hue + 200), 0.9, -16) +
    put(58, 62, sweet(paint, hue + 60), 0.9, 18) +
    put(0, 34, sweet(paint, hue + 300), 1.36, -6)
  )
}

function royal(paint: Paint): string {
  const stone = paint.share(gem(paint.random() * 360, 6, 22))
  return (
    circle(0, 0, 104, paint.glow('#fff', 0.5)) +
    coinBurst(paint, 9, 80, 110) +
    put(0, 4, crown(paint, pick(paint.random, [352, 262, 212, 152])), 1.36) +
    stamp(stone, -56, 76) +
    stamp(stone, 56, 76, 1, 30) +
    stamp(stone, 0, 84, 1.15, 14)
  )
}

function bells(paint: Paint): string {
  return (
    put(-42, 8, bell(paint), 0.92, 18) +
    put(42, 8, bell(paint), 0.92, -18) +
    put(
      0,
      -46,
      path(
        'M0 0C-14-34-62-34-60-8-58 12-22 10 0 0C22 10 58 12 60-8 62-34 14-34 0 0Z',
        paint.down('#ff7a8a', '#c8102e'),
        'stroke="#4a0410" stroke-width="4"',
      ) + circle(0, 0, 12, paint.ball('#ff9aa6', '#c8102e')),
      0.95,
    ) +
    put(0, 66, cherries(paint), 0.6)
  )
}
