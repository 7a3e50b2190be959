import { at, box, circle, line, mirrored, oval, path, put, star, times } from '../kit.ts'
import { gold, type Paint } from '../paint.ts'
import { hsl } from '../palette.ts'

const PAD =
  'M-50-36C-40-42-24-38-18-34H18C24-38 40-42 50-36 76-26 96 22 92 46 88 64 68 62 56 46L40 26H-40L-56 46C-68 62-88 64-92 46-96 22-76-26-50-36Z'

export function gamepad(paint: Paint, hue: number): string {
  const stick = circle(0, 0, 14, '#0a0e1c') + circle(0, -2, 10, paint.ball('#6b7899', '#262f4d', '#0a0e1c'))
  return (
    path(PAD, '#05070f', 'stroke="#05070f" stroke-width="10"') +
    path(
      PAD,
      paint.down(hsl(hue, 44, 52), hsl(hue, 52, 26), hsl(hue, 60, 13)),
      `stroke="${hsl(hue, 96, 66)}" stroke-width="2.5"`,
    ) +
    path('M-50-28C-38-34-26-30-20-26H20C26-30 38-34 50-28 40-30 28-26 20-20H-20C-28-26-40-30-50-28Z', '#fff', 'opacity=".35"') +
    line('M-54-16V8M-66-4H-42', '#0a0e1c', 11) +
    line('M-54-14V6M-64-4H-44', '#c9d4f2', 6) +
    put(-24, 16, stick) +
    put(24, 16, stick) +
    circle(54, -18, 7, '#ffd35c') +
    circle(54, 10, 7, '#3ddc97') +
    circle(40, -4, 7, '#5ad1ff') +
    circle(68, -4, 7, '#ff5d6c') +
    box(22, 8, 4, hsl(hue + 150, 96, 64), 'transform="translate(0 -14)"')
  )
}

/** A fighter's closed helmet with a lit visor. */
export function helmet(paint: Paint, hue: number): string {
  const shell = 'M0-78C40-78 64-50 66-8L62 30 44 58 20 76H0Z'
  const half =
    path(shell, paint.across(hsl(hue, 30, 76), hsl(hue, 38, 40), hsl(hue, 46, 16))) +
    path('M0-78L14-76 18-20H0Z', gold(paint)) +
    path('M18 34L44 20 60 30 44 58 20 76 16 52Z', hsl(hue, 40, 20)) +
    path(
      'M6-4C26-16 48-18 62-14L58 6C42 8 24 14 8 16Z',
      paint.across('#fff', hsl(hue + 170, 100, 66), hsl(hue + 170, 100, 46)),
    ) +
    path('M66-40L92-70 84-16 68-6Z', paint.down(hsl(hue + 170, 96, 66), hsl(hue + 170, 88, 30)))
  return (
    path(
      'M0-84C46-84 70-54 72-8L96-74 88-14 68 32 48 62 22 82H-22L-48 62-68 32-88-14-96-74-72-8C-70-54-46-84 0-84Z',
      '#04060d',
    ) +
    mirrored(half) +
    line('M-8 40H8M-8 50H8M-8 60H8', '#04060d', 4)
  )
}

export function crosshair(color: string): string {
  const ring = `stroke="${color}"`
  return (
    circle(
      0,
      0,
      74,
      'none',
      `${ring} stroke-width="5" stroke-dasharray="92 24.2" stroke-linecap="butt" transform="rotate(9)"`,
    ) +
    circle(0, 0, 58, 'none', `${ring} stroke-width="1.5" opacity=".6"`) +
    line('M0-96V-62M0 62V96M-96 0H-62M62 0H96', color, 5)
  )
}

export function sword(paint: Paint, hue: number): string {
  return (
    path(
      'M-8 40L-9-74 0-98 9-74 8 40Z',
      paint.across('#fff', hsl(hue, 60, 82), hsl(hue, 50, 46)),
      'stroke="#0a0e1c" stroke-width="3"',
    ) +
    line('M0-84V34', hsl(hue, 50, 44), 2) +
    path('M-34 34C-20 46 20 46 34 34L30 50H-30Z', gold(paint), 'stroke="#3a1a00" stroke-width="3"') +
    path('M-6 50H6V78H-6Z', '#5a2d10', 'stroke="#1d0d03" stroke-width="2"') +
    circle(0, 82, 9, gold(paint), 'stroke="#3a1a00" stroke-width="2.5"')
  )
}

export function shield(paint: Paint, hue: number): string {
  const shape = 'M0-66L56-48V-4C56 36 30 60 0 74-30 60-56 36-56-4V-48Z'
  return (
    path(shape, '#05070f', 'stroke="#05070f" stroke-width="12"') +
    path(shape, gold(paint), `stroke="${gold(paint)}" stroke-width="6"`) +
    path(shape, paint.down(hsl(hue, 86, 54), hsl(hue, 86, 20))) +
    path('M0-66V74C-30 60-56 36-56-4V-48Z', '#fff', 'opacity=".18"')
  )
}

export function rocket(paint: Paint, hue: number): string {
  const rim = 'stroke="#0a0e1c" stroke-width="4"'
  const fin = paint.down(hsl(hue, 92, 62), hsl(hue, 88, 32))
  return (
    path('M-20 40C-30 80-8 92 0 126 8 92 30 80 20 40Z', paint.down('#ffef9a', '#ff8a1f', '#e0222f')) +
    path('M-10 42C-14 66-4 74 0 94 4 74 14 66 10 42Z', '#fff8d6') +
    mirrored(path('M24 4C50 16 56 40 52 62 42 50 32 44 20 42Z', fin, rim)) +
    path('M0-90C30-62 38-16 24 42H-24C-38-16-30-62 0-90Z', paint.across('#fff', '#e3e9f7', '#7f8bb0'), rim) +
    path('M0-90C14-76 24-60 28-40H-28C-24-60-14-76 0-90Z', fin, rim) +
    circle(0, -12, 17, gold(paint), 'stroke="#0a0e1c" stroke-width="3"') +
    circle(0, -12, 11, paint.ball('#d8fbff', '#38bdf8', '#0b3f8a')) +
    path('M-7 10H7V52H-7Z', fin, rim)
  )
}

export function bomb(paint: Paint): string {
  return (
    line('M14-34C18-54 34-58 46-50', '#c8a46a', 6) +
    put(48, -50, path(star(8, 17, 6), '#ffe27a') + path(star(8, 9, 4), '#ff7a1f')) +
    put(12, -34, box(24, 16, 4, '#49557a', 'transform="rotate(22)"')) +
    circle(0, 4, 40, paint.ball('#7f8bb0', '#262f4d', '#05070f'), 'stroke="#05070f" stroke-width="3"') +
    oval(-13, -12, 11, 7, '#fff', 'opacity=".7" transform="rotate(-36 -13 -12)"')
  )
}

/** Rows of pegs over coloured buckets, with a ball on its way down. */
export function plinko(paint: Paint): string {
  const pegs = times(7, (row) => times(row + 3, (index) => `M${at((index - (row + 2) / 2) * 22, row * 20 - 72)}h0`))
  const colors = ['#ff3d5a', '#ff8a1f', '#ffd35c', '#3ddc97', '#3ddc97', '#ffd35c', '#ff8a1f', '#ff3d5a']
  const buckets = colors
    .map((color, index) => put((index - 3.5) * 23, 76, box(21, 22, 5, color) + path('M-8-8H8V-5H-8Z', '#fff', 'opacity=".5"')))
    .join('')
  return (
    buckets +
    line(pegs, '#f4f7ff', 8) +
    line('M2-96L-12-64 10-44-12-24 12-4 34 12', '#ffd35c', 3, 'opacity=".6" stroke-dasharray="2 7"') +
    circle(38, 22, 11, paint.ball('#fff', '#ff8aa5', '#d0203a'), 'stroke="#5a0614" stroke-width="2"')
  )
}
