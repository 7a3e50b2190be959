import { between, circle, type List, line, path, pick, put, star } from '../kit.ts'
import { gold, type Paint } from '../paint.ts'
import { burst, neon, night, stadium } from '../scenes.ts'
import { crosshair, gamepad, helmet, shield, sword } from '../shapes/arena.ts'
import { baseball, basketball, football, glove, hoop, racket, tennisBall, trophy, volleyball } from '../shapes/sport.ts'
import type { Motif } from './motif.ts'

export const SPORTS: List<Motif> = [
  { words: /foot|soccer|cup|league|weekend/i, scenes: [stadium], hues: [196, 290], flips: true, draw: goal },
  { words: /basket|nba|pba|hoop/i, scenes: [night, burst], hues: [250, 290], flips: true, draw: dunk },
  { words: /tennis|open|court/i, scenes: [stadium], hues: [196, 250], flips: true, draw: serve },
  { words: /box|fight|mma|ufc/i, scenes: [night, burst], draw: bout },
  { words: /volley/i, scenes: [stadium, burst], hues: [200, 224], flips: true, draw: spike },
  { words: /base|mlb/i, scenes: [stadium], hues: [206, 280], flips: true, draw: pitch },
  { words: /multi|parlay|virtual/i, scenes: [stadium, burst], hues: [206, 320], draw: champions },
]

export const ESPORTS: List<Motif> = [
  {
    words: /pad|console|arcade/i,
    scenes: [neon, night],
    draw: (paint) => put(0, 0, gamepad(paint, paint.palette.hue), 0.98, -8),
  },
  { words: /strike|\bcs|valor|shoot|sniper/i, scenes: [neon], draw: scope },
  { words: /cup|champ|league|major/i, scenes: [neon, burst], draw: cup },
  { words: /legend|dota|arena|hero/i, scenes: [neon, night, burst], draw: guild },
]

function trail(color: string): string {
  return [-26, 0, 26]
    .map((offset, index) =>
      line(
        `M${-104 + index * 6} ${92 + offset * 0.4}Q${-60} ${60 + offset} ${-18 + offset * 0.3} ${20 + offset}`,
        color,
        7 - index,
        'opacity=".5"',
      ),
    )
    .join('')
}

function goal(paint: Paint): string {
  return trail(paint.palette.accent) + put(6, -8, football(paint), 1.24, paint.random() * 72)
}

function dunk(paint: Paint): string {
  return put(24, 40, hoop(), 1.36) + trail('#ffb36b') + put(-8, -30, basketball(paint), 1.06, between(paint.random, -30, 30))
}

function serve(paint: Paint): string {
  return put(30, -14, racket(paint), 1.12, 32) + trail('#eaff8a') + put(-34, 22, tennisBall(paint), 0.82, paint.random() * 90)
}

function bout(paint: Paint): string {
  const hue = pick(paint.random, [352, 212, 40])
  return (
    path(star(12, 108, 62), paint.glow('#fff3b0', 0.8)) +
    put(-44, 12, glove(paint, hue), 0.98, 14) +
    `<g transform="translate(46 12) scale(-.98 .98) rotate(14)">${glove(paint, hue + 150)}</g>`
  )
}

function spike(paint: Paint): string {
  return trail('#9ddcff') + put(4, -10, volleyball(paint), 1.22, paint.random() * 60)
}

function pitch(paint: Paint): string {
  return (
    put(
      44,
      -4,
      path(
        'M-9 92L-14-70C-12-92 12-92 14-70L9 92C9 100-9 100-9 92Z',
        paint.across('#ffe2b0', '#c98436', '#6b3a10'),
        'stroke="#2b1405" stroke-width="3"',
      ),
      1.05,
      34,
    ) +
    trail('#fff') +
    put(-20, 4, baseball(paint), 1, paint.random() * 90)
  )
}

function champions(paint: Paint): string {
  const first = pick(paint.random, [football, tennisBall, volleyball])
  const second = pick(paint.random, [basketball, baseball])
  return (
    circle(0, -10, 100, paint.glow('#ffe27a', 0.6)) +
    put(0, -12, trophy(paint, 352), 1.1) +
    put(-66, 66, first(paint), 0.54) +
    put(66, 66, second(paint), 0.54)
  )
}

function scope(paint: Paint): string {
  const hue = paint.palette.hue + 20
  return (
    circle(0, 0, 88, '#04060d', 'opacity=".35"') +
    put(0, 4, helmet(paint, hue), 0.82) +
    put(0, 0, crosshair(paint.palette.accent), 1.06)
  )
}

function cup(paint: Paint): string {
  return (
    circle(0, -10, 100, paint.glow(paint.palette.accent, 0.7)) +
    put(0, -6, trophy(paint, paint.palette.hue), 1.2) +
    line('M-96 40C-96 78-70 96-44 100M96 40C96 78 70 96 44 100', gold(paint), 6)
  )
}

function guild(paint: Paint): string {
  return (
    put(0, 0, sword(paint, 200), 1.12, -45) +
    put(0, 0, sword(paint, 200), 1.12, 45) +
    put(0, 0, shield(paint, paint.palette.hue), 1.04) +
    put(0, -2, helmet(paint, paint.palette.accentHue), 0.5)
  )
}
