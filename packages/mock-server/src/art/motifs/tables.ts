import { between, circle, type List, oval, pick, put } from '../kit.ts'
import type { Paint } from '../paint.ts'
import { burst, felt, night } from '../scenes.ts'
import { sword } from '../shapes/arena.ts'
import { card, chip, chipStack, fan, type Suit } from '../shapes/table.ts'
import { domino, type MahjongFace, mahjong } from '../shapes/tiles.ts'
import { coinBurst } from '../shapes/treasure.ts'
import type { Motif } from './motif.ts'

/** Tables where players meet each other: cards, tiles, dominoes. */
export const TABLES: List<Motif> = [
  { words: /chip|texas|hold/i, scenes: [felt, burst], draw: chips },
  { words: /mahjong|pai gow|tile/i, scenes: [felt, burst, night], draw: tiles },
  { words: /tongits|poker|rummy|pusoy|lucky 9/i, scenes: [felt, burst, night], draw: royalHand },
  { words: /domino|qiu|ceme/i, scenes: [felt, night], draw: dominoes },
  { words: /duel|battle|clash|\bwar|fight/i, scenes: [burst, night], draw: duel },
]

function chips(paint: Paint): string {
  const suits: List<Suit> = ['spade', 'heart', 'diamond', 'club']
  return (
    put(-64, 74, chipStack(paint, 352, 7), 0.92) +
    put(66, 76, chipStack(paint, 212, 5), 0.92) +
    put(
      0,
      -14,
      chip(paint, pick(paint.random, [46, 262, 160, 330, 12]), pick(paint.random, suits)),
      1.86,
      between(paint.random, -14, 14),
    ) +
    put(2, 90, chipStack(paint, 150, 3), 0.92)
  )
}

function tiles(paint: Paint): string {
  const faces: List<MahjongFace> = ['red', 'green', 'bamboo', 'dots', 'bird']
  const first = Math.floor(paint.random() * 5)
  const face = (step: number) => faces[(first + step) % 5] ?? 'red'
  return (
    put(-52, -28, mahjong(paint, face(1)), 1.12, -14) +
    put(54, -30, mahjong(paint, face(2)), 1.12, 12) +
    put(-40, 56, mahjong(paint, face(3)), 1.1, 10) +
    put(52, 60, mahjong(paint, face(4)), 1.1, -10) +
    put(0, 4, mahjong(paint, face(0)), 1.62, -3)
  )
}

function royalHand(paint: Paint): string {
  const suit = pick<Suit>(paint.random, ['spade', 'heart', 'diamond', 'club'])
  const ranks = ['10', 'J', 'Q', 'K', 'A'].map((rank) => card(paint, rank, suit))
  return put(0, 0, fan(ranks, 15, 140), 1.1) + put(-64, 86, chip(paint, 352), 0.66) + put(64, 86, chip(paint, 46, 'club'), 0.66)
}

function dominoes(paint: Paint): string {
  const spots = () => Math.floor(paint.random() * 7)
  return (
    oval(0, 90, 90, 18, '#000', 'opacity=".3"') +
    put(-62, 8, domino(paint, spots(), spots()), 1.24, -18) +
    put(62, 8, domino(paint, spots(), spots()), 1.24, 18) +
    put(0, -4, domino(paint, spots(), spots()), 1.56, 4) +
    put(-40, 88, chip(paint, 46), 0.56)
  )
}

function duel(paint: Paint): string {
  return (
    coinBurst(paint, 6, 80, 106) +
    put(0, 0, sword(paint, 210), 1.1, -42) +
    put(0, 0, sword(paint, 30), 1.1, 42) +
    circle(0, 0, 60, paint.glow('#fff', 0.6)) +
    put(0, 6, chip(paint, paint.palette.accentHue), 1.2)
  )
}
