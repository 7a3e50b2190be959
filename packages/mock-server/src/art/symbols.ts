import type { ArtCategory } from './game.ts'
import { type List, path, put, star } from './kit.ts'
import { numberBall } from './motifs/chance.ts'
import { createPaint, gold, type Paint, picture } from './paint.ts'
import { paletteOf } from './palette.ts'
import { bomb, gamepad, helmet, rocket, shield } from './shapes/arena.ts'
import { roosterHead } from './shapes/beasts.ts'
import { cherries, grapes, lemon, melon } from './shapes/fruit.ts'
import { goldenCarp, octopus, reefFish, shark, turtle } from './shapes/sea.ts'
import { baseball, basketball, football, tennisBall, trophy, volleyball } from './shapes/sport.ts'
import { chip, die, pip } from './shapes/table.ts'
import { bell, coin, crown, diamond, gem, seven } from './shapes/treasure.ts'

/** How many symbols a reel carries, from the commonest to the rarest. */
export const SYMBOL_COUNT = 6

type Draw = (paint: Paint) => string
type SymbolSet = readonly [Draw, Draw, Draw, Draw, Draw, Draw]

const scaled =
  (draw: Draw, scale: number, x = 0, y = 0): Draw =>
  (paint) =>
    put(x, y, draw(paint), scale)
const prize: Draw = (paint) => path(star(5, 62, 28), gold(paint), 'stroke="#6b3300" stroke-width="5"')
const suit =
  (name: Parameters<typeof pip>[0]): Draw =>
  () =>
    path('M-44-62H44A12 12 0 0 1 56-50V50A12 12 0 0 1 44 62H-44A12 12 0 0 1-56 50V-50A12 12 0 0 1-44-62Z', '#fff') +
    pip(name, 1.8)

const FRUIT: SymbolSet = [
  scaled(cherries, 1),
  scaled(lemon, 1),
  scaled(grapes, 0.9),
  scaled(melon, 0.9, 0, -12),
  scaled(bell, 1),
  scaled(seven, 1.1),
]
const SEA: SymbolSet = [
  scaled((paint) => reefFish(paint, 20), 0.72, -6),
  scaled((paint) => reefFish(paint, 290), 0.72, -6),
  scaled((paint) => turtle(paint, 150), 0.68),
  scaled((paint) => octopus(paint, 330), 0.66, 0, 4),
  scaled(shark, 0.64, 0, 14),
  scaled(goldenCarp, 0.66, -8),
]
const CARDS: SymbolSet = [
  suit('club'),
  suit('diamond'),
  suit('heart'),
  suit('spade'),
  scaled((paint) => chip(paint, 352), 1.5),
  scaled(crown, 1, 0, 4),
]
const BALLS: SymbolSet = [tennisBall, baseball, volleyball, basketball, football, scaled(trophy, 0.84)]
const NUMBERS: SymbolSet = [
  (paint) => put(0, 0, numberBall(paint, 3, 208), 1.6),
  (paint) => put(0, 0, numberBall(paint, 8, 168), 1.6),
  (paint) => put(0, 0, numberBall(paint, 12, 24), 1.6),
  (paint) => put(0, 0, numberBall(paint, 21, 282), 1.6),
  (paint) => put(0, 0, numberBall(paint, 42, 352), 1.6),
  (paint) => put(0, 0, numberBall(paint, 49, 46), 1.6),
]
const ORIGINALS: SymbolSet = [
  scaled((paint) => die(paint, 352, [1, 3, 5]), 1.2),
  scaled(bomb, 1.2, -6, 6),
  scaled(() => gem(168, 6, 60), 1),
  scaled(() => diamond(205), 1),
  scaled(coin, 2.7),
  scaled((paint) => rocket(paint, 352), 0.64, 0, -8),
]
const QUEST: SymbolSet = [
  scaled(() => gem(205, 6, 58), 1),
  scaled(() => gem(150, 8, 58), 1),
  scaled((paint) => shield(paint, 262), 0.82),
  scaled((paint) => gamepad(paint, 232), 0.66),
  scaled((paint) => helmet(paint, 222), 0.7),
  scaled(trophy, 0.84),
]
const YARD: SymbolSet = [
  scaled(() => gem(140, 6, 58), 1),
  scaled(coin, 2.7),
  prize,
  scaled((paint) => shield(paint, 210), 0.82),
  scaled(trophy, 0.84),
  scaled((paint) => roosterHead(paint, 28), 0.66, -6),
]

const SETS: Record<ArtCategory, SymbolSet> = {
  RNG: FRUIT,
  FISH: SEA,
  LIVE: CARDS,
  PVP: CARDS,
  SPORTS: BALLS,
  ESPORTS: QUEST,
  LOTT: NUMBERS,
  ELOTT: NUMBERS,
  COCKFIGHT: YARD,
  INHOUSE: ORIGINALS,
}

/** A reel symbol of 144 by 144 on a transparent ground; the index counts from the commonest to the rarest. */
export function symbolArt({ category, index }: { category: ArtCategory; index: number }): string {
  const draws: List<Draw> = SETS[category]
  const paint = createPaint(`symbol/${category}/${index}`, paletteOf(category))
  return picture(144, 144, paint, put(72, 72, (draws[index] ?? draws[0])(paint)))
}
