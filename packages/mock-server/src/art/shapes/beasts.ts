import { circle, line, mirrored, path, polar, put, times } from '../kit.ts'
import { gold, type Paint } from '../paint.ts'
import { hsl } from '../palette.ts'

const COMB =
  'M-38-34C-58-40-66-62-50-72-46-64-42-60-38-58-42-76-34-96-20-98-20-88-16-78-10-74-6-90 6-106 20-102 16-92 16-82 20-74 30-84 42-90 52-82 44-76 40-66 42-58 50-62 58-62 62-54 56-44 46-38 36-34Z'

/** A dragon's mask, seen from the front. */
export function dragon(paint: Paint, hue: number): string {
  const dark = hsl(hue, 80, 11)
  const rim = `stroke="${dark}" stroke-width="3.5"`
  const skin = paint.down(hsl(hue, 86, 60), hsl(hue, 84, 38), hsl(hue, 88, 20))
  const mane = Array.from({ length: 26 }, (_, index) => {
    const turn = 0.22 + (index / 25) * 0.56
    return polar(turn - 0.5 < -0.5 ? turn : turn + 0.5, index % 2 ? 66 : 100 - Math.abs(12.5 - index) * 0.8, 0, 4)
  })
  const half =
    path('M16-46C34-62 48-76 50-104 68-80 64-50 40-30Z', gold(paint), rim) +
    path('M42-22L94-44 84-12 60 4Z', skin, rim) +
    path('M50-18L82-32 74-12 58-2Z', hsl(hue + 30, 90, 66)) +
    path('M0-60C26-60 50-46 54-20 56-2 46 10 42 22 52 34 48 50 32 56L0 70', skin, rim) +
    path('M4-22C18-42 44-42 58-30 50-12 28-8 6-10Z', gold(paint), rim) +
    path('M14-6C22-18 40-16 46-8 38 4 24 4 14-6Z', '#fff6b0', rim) +
    `<ellipse cx="30" cy="-7" rx="3.4" ry="7" fill="#1a0508"/>` +
    path('M0 0C14 4 22 14 34 22 42 32 34 44 18 40L0 42', paint.down(hsl(hue + 16, 90, 68), hsl(hue, 84, 40)), rim) +
    `<ellipse cx="17" cy="29" rx="7" ry="4.6" fill="${dark}"/>` +
    path('M0 46C16 50 32 46 44 38 44 58 32 74 0 80', '#5a0614', rim) +
    path('M8 48L14 62 20 48ZM24 47L32 64 37 43Z', '#fff') +
    path('M0 60C8 58 16 60 20 66 14 74 8 77 0 78Z', '#ff6b7d') +
    line('M36 32C62 26 62 58 94 40', '#ffe9a8', 4.5) +
    path('M0-56L8-40 0-26Z', gold(paint))
  return (
    path(
      `M${mane.join(' ')} 80 60 62 62 58 86 38 76 26 100 0 90-26 100-38 76-58 86-62 62-80 60Z`,
      paint.down(hsl(hue + 34, 98, 58), hsl(hue + 12, 92, 40)),
      rim,
    ) +
    mirrored(half) +
    put(0, -62, circle(0, 0, 13, paint.ball('#fff', '#9df3ff', '#1c7fd6'), `stroke="${dark}" stroke-width="3"`))
  )
}

/** A cockerel's head in profile, looking to the right. */
export function roosterHead(paint: Paint, hue: number): string {
  const rim = 'stroke="#26060a" stroke-width="4"'
  const red = paint.down('#ff7a6b', '#e31b2d', '#8a0615')
  const row = (y: number, reach: number, light: number) =>
    path(
      `M${-reach} ${y}${times(5, (index) => `l${(reach * 0.2).toFixed(1)} ${30 - index}l${(reach * 0.2).toFixed(1)}-${30 - index}`)}Q${(reach * 0.5).toFixed(1)}-60 0-60T${-reach} ${y}Z`,
      paint.down(hsl(hue + 14, 96, light + 14), hsl(hue - 8, 92, light - 12)),
      'stroke="#26060a" stroke-width="2.5"',
    )
  return (
    row(72, 80, 34) +
    row(42, 62, 48) +
    row(12, 48, 60) +
    path(COMB, red, rim) +
    path(
      'M-44 6C-50-34-26-60 4-58 34-56 48-36 48-14 48 8 32 22 4 22-20 22-40 20-44 6Z',
      paint.down(hsl(hue + 10, 98, 66), hsl(hue, 94, 50)),
      rim,
    ) +
    path('M36-6C58 2 62 36 46 48 28 44 24 16 28 2Z', red, rim) +
    path('M40-32C60-32 78-20 80 4 70-4 58-2 44-5Z', gold(paint), rim) +
    path('M44-4C54-2 62-1 68 3 60 9 50 8 42 4Z', '#c9790e', rim) +
    path('M2-34C14-46 36-44 42-30 36-16 12-14 2-34Z', '#c81a2a', 'opacity=".85"') +
    circle(24, -28, 10, '#fff3b0', rim) +
    circle(26, -28, 5, '#14060a') +
    circle(24, -31, 2, '#fff') +
    line('M6-44L38-40', '#26060a', 5) +
    path('M-34-20C-30-42-12-52 4-52-12-44-24-32-28-12Z', '#fff', 'opacity=".45"')
  )
}

/** A whole cockerel with its sickle tail, standing and looking to the right. */
export function rooster(paint: Paint, hue: number, tail: number): string {
  const rim = 'stroke="#1d060a" stroke-width="3.5"'
  const red = paint.down('#ff7a6b', '#e31b2d', '#8a0615')
  const plume = (d: string, turn: number) =>
    path(d, paint.across(hsl(tail + turn + 24, 94, 66), hsl(tail + turn, 82, 40), hsl(tail + turn, 86, 18)), rim)
  return (
    plume('M-18 24C-56 44-98 22-100-26-88-2-62 8-22-8Z', 40) +
    plume('M-20 14C-62 24-104-14-92-64-84-30-60-8-18-18Z', 20) +
    plume('M-20 2C-62-4-86-54-62-96-62-62-46-32-8-26Z', 0) +
    plume('M-14-10C-44-26-54-76-22-106-30-74-22-48 6-28Z', -24) +
    line('M-4 46V84M-4 84L-22 92M-4 84L14 92M20 44L24 84M24 84L8 92M24 84L42 92', '#7a4204', 9) +
    line('M-4 46V84M-4 84L-22 92M-4 84L14 92M20 44L24 84M24 84L8 92M24 84L42 92', '#ffc83d', 5) +
    path(
      'M-36-6C-20-16 8-14 26-34 34-60 62-62 68-40 74-14 62 40 22 52-14 60-44 34-36-6Z',
      paint.across(hsl(hue + 12, 96, 64), hsl(hue - 6, 90, 44), hsl(hue - 22, 84, 20)),
      rim,
    ) +
    path(
      'M28-44C20-20 12-6 0 2L14 4 12 16 26 10 30 24 42 12 54 20 58 4 70 6C74-14 74-34 66-50Z',
      paint.down(hsl(hue + 20, 100, 70), hsl(hue, 96, 50)),
      'stroke="#1d060a" stroke-width="2.5"',
    ) +
    path(
      'M-24 4C-4-4 18 8 24 26 10 24 12 34 2 32 2 40-8 40-10 36-24 32-32 16-24 4Z',
      paint.down(hsl(tail, 76, 48), hsl(tail, 80, 18)),
      rim,
    ) +
    put(48, -46, path(COMB, red, 'stroke="#1d060a" stroke-width="8"'), 0.46) +
    circle(50, -54, 21, paint.ball(hsl(hue + 24, 100, 76), hsl(hue, 94, 50)), rim) +
    path('M66-64C78-64 88-56 90-44 82-46 74-46 66-47Z', gold(paint), rim) +
    path('M62-42C76-34 76-18 66-12 56-18 54-32 56-42Z', red, rim) +
    circle(56, -58, 6, '#fff3b0', 'stroke="#1d060a" stroke-width="2"') +
    circle(57, -58, 3, '#14060a')
  )
}
