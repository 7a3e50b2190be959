import { between, circle, type List, line, path, pick, put, times } from '../kit.ts'
import { type Paint, stamp } from '../paint.ts'
import { hsl } from '../palette.ts'
import { sea } from '../scenes.ts'
import { crosshair } from '../shapes/arena.ts'
import { cannon, goldenCarp, octopus, reefFish, shark, turtle } from '../shapes/sea.ts'
import { chest, coinBurst } from '../shapes/treasure.ts'
import type { Motif } from './motif.ts'

const WATERS: readonly [number, number] = [178, 236]

export const FISHING: List<Motif> = [
  { words: /reef|coral|nemo|happy/i, scenes: [sea], hues: WATERS, flips: true, draw: reef },
  { words: /shark|hunter|jaws|boss|emperor/i, scenes: [sea], hues: WATERS, flips: true, draw: hunt },
  { words: /gold|koi|carp|catch|dragon/i, scenes: [sea], hues: [190, 262], flips: true, draw: carp },
  { words: /octopus|kraken|monster/i, scenes: [sea], hues: [196, 268], flips: true, draw: kraken },
  { words: /turtle|toad|lagoon/i, scenes: [sea], hues: [168, 206], flips: true, draw: lagoon },
  { words: /cannon|bomb|shoot|\bwar|star/i, scenes: [sea], hues: WATERS, flips: true, draw: gunner },
  { words: /treasure|pirate|deep/i, scenes: [sea], hues: WATERS, flips: true, draw: wreck },
]

function school(paint: Paint, count: number): string {
  const hue = paint.random() * 360
  const small = paint.share(
    path('M-20 0C-8-14 12-12 20 0 12 12-8 14-20 0ZM16 0L32-12V12Z', hsl(hue, 90, 62)) + circle(-10, -3, 2.4, '#0a1020'),
  )
  return times(count, () =>
    stamp(small, between(paint.random, -90, 90), between(paint.random, -96, 96), between(paint.random, 0.5, 0.9)),
  )
}

function reef(paint: Paint): string {
  const hue = pick(paint.random, [14, 30, 330, 280, 46])
  return school(paint, 4) + put(38, 62, reefFish(paint, hue + 190), 0.52, 8) + put(-4, -6, reefFish(paint, hue), 1.12, -8)
}

function hunt(paint: Paint): string {
  return (
    school(paint, 5) +
    put(-2, 2, shark(paint, pick(paint.random, [212, 200, 232, 262])), 0.98, -10) +
    put(-34, 8, crosshair('#ff4d5e'), 0.62)
  )
}

function carp(paint: Paint): string {
  return (
    circle(0, 0, 100, paint.glow('#ffd35c', 0.7)) +
    coinBurst(paint, 8, 84, 108) +
    put(-10, 0, goldenCarp(paint, pick(paint.random, [40, 28, 8])), 1.06, -12)
  )
}

function kraken(paint: Paint): string {
  return school(paint, 4) + put(0, 12, octopus(paint, pick(paint.random, [330, 276, 8, 26])), 1.02)
}

function lagoon(paint: Paint): string {
  return school(paint, 4) + put(0, 4, turtle(paint, pick(paint.random, [140, 168, 28])), 1.04, between(paint.random, -28, 28))
}

function gunner(paint: Paint): string {
  const web =
    'M0-52V52M-52 0H52M-37-37L37 37M37-37L-37 37M0-20L14-14 20 0 14 14 0 20-14 14-20 0-14-14ZM0-40L28-28 40 0 28 28 0 40-28 28-40 0-28-28Z'
  const target = pick(paint.random, [reefFish, goldenCarp, shark])
  const hue = pick(paint.random, [212, 34, 330])
  return (
    school(paint, 4) +
    put(28, -48, target(paint, hue), 0.66, -8) +
    put(28, -46, line(web, '#d8fbff', 2, 'opacity=".85"'), 1.06) +
    line('M-40 44L16-28', '#fff3b0', 4, 'stroke-dasharray="3 12"') +
    put(-48, 62, cannon(paint, paint.palette.hue + 160), 0.94, 36)
  )
}

function wreck(paint: Paint): string {
  return (
    circle(0, 20, 96, paint.glow('#ffe27a', 0.6)) +
    put(0, 44, chest(paint), 1.06) +
    school(paint, 2) +
    put(24, -50, reefFish(paint, paint.random() * 360), 0.7, 6)
  )
}
