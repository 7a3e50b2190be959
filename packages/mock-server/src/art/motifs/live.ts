import { circle, type List, line, mirrored, oval, path, pick, put } from '../kit.ts'
import { gold, type Paint } from '../paint.ts'
import { hsl } from '../palette.ts'
import { burst, curtain, felt } from '../scenes.ts'
import { card, cardBack, chip, chipStack, die, fan, moneyWheel, roulette, type Suit } from '../shapes/table.ts'
import type { Motif } from './motif.ts'

export const LIVE: List<Motif> = [
  { words: /blackjack|poker|hold/i, scenes: [felt, curtain], draw: hand },
  { words: /roulette|auto|lightning/i, scenes: [felt, curtain, burst], draw: wheel },
  { words: /sic ?bo|dice|craps|fish prawn/i, scenes: [felt, curtain], draw: dice },
  { words: /baccarat|grand|speed/i, scenes: [felt, curtain], draw: baccarat },
  { words: /dealer|vip|salon|lounge/i, scenes: [curtain], draw: dealer },
  { words: /wheel|money|time|crazy|show/i, scenes: [burst, curtain], draw: wheelOfMoney },
  { words: /tiger|dragon|andar|teen/i, scenes: [felt], hues: [346, 370], draw: versus },
]

function hand(paint: Paint): string {
  const suits: List<Suit> = ['spade', 'heart', 'diamond', 'club']
  const suit = pick(paint.random, suits)
  const other = pick(paint.random, suits)
  return (
    put(0, -8, fan([card(paint, 'K', other), card(paint, 'J', suit), card(paint, 'A', suit)], 22, 110), 1.2) +
    put(-60, 86, chip(paint, 352), 0.72) +
    put(64, 84, chip(paint, 212, 'heart'), 0.78)
  )
}

function wheel(paint: Paint): string {
  return (
    put(0, 0, roulette(paint, paint.random() * 360), 1.06) +
    put(-78, 84, chipStack(paint, 352, 4), 0.78) +
    put(78, 88, chipStack(paint, 46, 6), 0.78)
  )
}

function dice(paint: Paint): string {
  const hue = pick(paint.random, [352, 0, 212])
  const roll = () => 1 + Math.floor(paint.random() * 6)
  const white = paint.random() < 0.4 ? 6 : 86
  return (
    put(-44, 26, die(paint, hue, [roll(), roll(), roll()], white), 1.12, -6) +
    put(46, 34, die(paint, hue, [roll(), roll(), roll()], white), 1.12, 8) +
    put(4, -48, die(paint, hue, [roll(), roll(), roll()], white), 1.02, 4)
  )
}

function baccarat(paint: Paint): string {
  const value = () => String(2 + Math.floor(paint.random() * 8))
  return (
    put(-38, -16, card(paint, value(), 'heart'), 1.3, -12) +
    put(38, -16, card(paint, value(), 'spade'), 1.3, 12) +
    put(-60, 84, chipStack(paint, 222, 4), 0.9) +
    put(0, 92, chipStack(paint, 46, 6), 0.9) +
    put(60, 84, chipStack(paint, 352, 3), 0.9)
  )
}

function dealer(paint: Paint): string {
  const skin = pick(paint.random, ['#f2c6a0', '#e0a878', '#ffd9bd', '#c98d5e'])
  const hair = pick(paint.random, ['#1c1218', '#3a1f14', '#5a2d18', '#0f1420'])
  const cut = pick(paint.random, [
    'M-46-44C-50-104 50-104 46-44 48-4 62 16 54 44H-54C-62 16-48-4-46-44Z',
    'M-44-40C-50-100 50-100 44-40 46-24 50-6 40 8H-40C-50-6-46-24-44-40Z',
    'M-38-36C-42-70-30-82-18-88A20 20 0 1 1 18-88C30-82 42-70 38-36L34-20H-34Z',
  ])
  const vest = hsl(paint.palette.hue + 180, 62, 30)
  return (
    path(cut, hair) +
    path('M-40 36H40L0 112Z', '#fff') +
    path(
      'M-112 150C-104 52-64 44-34 38L0 96 34 38C64 44 104 52 112 150Z',
      paint.down(vest, hsl(paint.palette.hue + 180, 70, 12)),
    ) +
    path('M-16 8H16V36C10 50-10 50-16 36Z', skin) +
    path('M-16 14Q0 30 16 14V22Q0 38-16 22Z', '#000', 'opacity=".18"') +
    path('M-32-40C-32-76 32-76 32-40 32-8 18 18 0 18S-32-8-32-40Z', skin) +
    path('M-36-34C-38-84 18-92 36-62 40-50 40-42 36-32 34-50 20-62 2-60-16-58-32-50-36-34Z', hair) +
    mirrored(
      line('M8-32Q15-37 22-33', hair, 3.4) + path('M7-22Q15-30 23-22Q15-16 7-22Z', '#fff') + circle(15, -22, 3.6, '#1a1016'),
    ) +
    line('M0-18L-2-8 3-7', '#8a4b2a', 2, 'opacity=".6"') +
    path('M-9 3Q0 0 9 3Q0 11-9 3Z', '#d0344a') +
    path('M-4 46L-24 34V60ZM4 46L24 34V60Z', '#c8102e', 'stroke="#4a0410" stroke-width="2"') +
    circle(0, 47, 6, '#e8203c') +
    put(58, 76, fan([card(paint, 'K', 'club'), card(paint, 'A', 'heart')], 20, 80), 0.72, 8) +
    put(-66, 88, chipStack(paint, paint.palette.accentHue, 5), 0.72)
  )
}

function wheelOfMoney(paint: Paint): string {
  return put(0, 4, moneyWheel(paint, paint.palette.hue + 30), 1.06) + path('M-40 112L-14 88H14L40 112Z', gold(paint))
}

function versus(paint: Paint): string {
  return (
    put(-48, -6, cardBack(paint, 352), 1.26, -10) +
    put(48, -6, card(paint, 'A', 'diamond'), 1.26, 10) +
    put(
      0,
      0,
      circle(0, 0, 34, '#1d0508', `stroke="${gold(paint)}" stroke-width="5"`) +
        line('M-16-10L-9 12-2-10M16-8C10-13 3-9 5-4 8 2 17 0 16 7 15 13 7 13 3 9', '#ffe9a8', 5),
    ) +
    oval(0, 86, 66, 14, '#000', 'opacity=".3"') +
    put(-30, 84, chip(paint, 262), 0.62) +
    put(32, 86, chip(paint, 30), 0.62)
  )
}
