import { circle, line, oval, path, polar, put, times } from '../kit.ts'
import { type Paint, stamp } from '../paint.ts'
import { hsl } from '../palette.ts'

const LEAF = 'M0 0C8-20 32-24 46-12 34 4 14 10 0 0Z'

function leaf(paint: Paint): string {
  return path(LEAF, paint.across('#b7f06a', '#2f9e3d', '#0d5a24')) + line('M4-1Q20-8 38-11', '#0d5a24', 1.5)
}

export function cherries(paint: Paint): string {
  const berry = paint.share(
    circle(0, 0, 30, '#3d0209') +
      circle(0, 0, 28, paint.ball('#ff9aa2', '#e8112d', '#78000f')) +
      oval(-10, -12, 8, 5, '#fff', 'opacity=".85" transform="rotate(-35 -10 -12)"'),
  )
  return (
    line('M-24 16C-20-16-4-40 14-54M28 24C30-10 24-36 14-54', '#2e7d32', 6) +
    put(14, -54, leaf(paint)) +
    stamp(berry, 30, 34, 0.94) +
    stamp(berry, -28, 24)
  )
}

export function lemon(paint: Paint): string {
  return (
    path(
      'M-56 2C-48-30-22-42 4-40 30-38 44-24 58-20 56-6 52 16 34 30 12 46-30 42-46 18-52 14-56 8-56 2Z',
      paint.ball('#fffbc2', '#ffdf2e', '#d68a00'),
      'stroke="#7a4d00" stroke-width="3"',
    ) +
    oval(-16, -18, 16, 7, '#fff', 'opacity=".75" transform="rotate(-24 -16 -18)"') +
    put(50, -22, leaf(paint), 0.7, -30)
  )
}

export function orange(paint: Paint): string {
  return (
    circle(0, 4, 42, paint.ball('#ffe0a0', '#ff9a1f', '#b84a00'), 'stroke="#6b2b00" stroke-width="3"') +
    oval(-15, -14, 13, 7, '#fff', 'opacity=".6" transform="rotate(-35 -15 -14)"') +
    put(0, -34, leaf(paint), 0.8, -10)
  )
}

export function melon(paint: Paint): string {
  const seed = paint.share(path('M0-5C5 0 4 6 0 6S-5 0 0-5Z', '#2a0a10'))
  return (
    path('M-64-22A64 64 0 0 0 64-22Z', paint.down('#4cc45a', '#0d6b2f'), 'stroke="#06381a" stroke-width="3"') +
    path('M-56-22A56 56 0 0 0 56-22Z', '#e9ffd8') +
    path('M-51-22A51 51 0 0 0 51-22Z', paint.down('#ff7a85', '#e01e3c')) +
    times(7, (index) => stamp(seed, -36 + index * 12, -8 + (index % 2) * 16 - Math.abs(index - 3) * 2))
  )
}

export function grapes(paint: Paint, hue = 282): string {
  const berry = paint.share(
    circle(
      0,
      0,
      16,
      paint.ball(hsl(hue, 90, 84), hsl(hue, 76, 50), hsl(hue, 80, 18)),
      `stroke="${hsl(hue, 80, 12)}" stroke-width="2"`,
    ),
  )
  const rows = [4, 3, 2, 1]
  return (
    line('M0-34Q2-48 14-56', '#5a3a12', 6) +
    put(4, -40, leaf(paint), 0.9, -14) +
    rows
      .flatMap((count, row) =>
        Array.from({ length: count }, (_, index) => stamp(berry, (index - (count - 1) / 2) * 25, -24 + row * 23)),
      )
      .join('')
  )
}

/** A swirled lollipop. */
export function lollipop(paint: Paint, hue: number): string {
  const blade = (index: number) =>
    `M0 0Q${polar(index / 7 + 0.1, 24)} ${polar(index / 7, 42)}A42 42 0 0 1 ${polar(index / 7 + 0.071, 42)}Q${polar(index / 7 + 0.17, 24)} 0 0Z`
  return (
    line('M0 30V96', '#fff', 9) +
    line('M0 40V92', hsl(hue, 80, 70), 3, 'stroke-dasharray="6 8"') +
    circle(0, 0, 45, hsl(hue, 80, 22)) +
    circle(0, 0, 42, paint.ball(hsl(hue, 96, 84), hsl(hue, 92, 58), hsl(hue, 88, 38))) +
    path(times(7, blade), '#fff', 'opacity=".85"') +
    oval(-14, -22, 14, 7, '#fff', 'opacity=".6" transform="rotate(-32 -14 -22)"')
  )
}

/** A wrapped sweet. */
export function sweet(paint: Paint, hue: number): string {
  const wrap = paint.down(hsl(hue, 96, 78), hsl(hue, 84, 44))
  return (
    path('M-22 0L-52-20-46 0-52 20ZM22 0L52-20 46 0 52 20Z', wrap, `stroke="${hsl(hue, 80, 20)}" stroke-width="2.5"`) +
    oval(
      0,
      0,
      30,
      22,
      paint.ball(hsl(hue, 98, 88), hsl(hue, 92, 58), hsl(hue, 86, 30)),
      `stroke="${hsl(hue, 80, 20)}" stroke-width="2.5"`,
    ) +
    line('M-12-16Q-2 0-12 16M6-18Q16 0 6 18', '#fff', 4, 'opacity=".75"')
  )
}
