import { circle, line, mirrored, oval, path, put, times } from '../kit.ts'
import { gold, type Paint, stamp } from '../paint.ts'
import { hsl } from '../palette.ts'

export function eye(radius: number): string {
  return (
    circle(0, 0, radius, '#fff', 'stroke="#0a1020" stroke-width="2"') +
    circle(-radius * 0.25, 0, radius * 0.58, '#0a1020') +
    circle(-radius * 0.5, -radius * 0.35, radius * 0.22, '#fff')
  )
}

/** A reef fish that swims to the left. */
export function reefFish(paint: Paint, hue: number): string {
  const fin = paint.down(hsl(hue + 24, 98, 70), hsl(hue, 92, 44))
  const rim = `stroke="${hsl(hue, 80, 14)}" stroke-width="3.5"`
  return (
    path('M42 0C54-8 66-36 90-42 80-16 80 16 90 42 66 36 54 8 42 0Z', fin, rim) +
    path('M-28-34C-14-68 28-66 46-40 34-36 22-32 10-26ZM-14 34C-4 58 18 60 32 46 24 40 14 34 6 28Z', fin, rim) +
    path(
      'M-68 2C-46-48 20-52 50-8 54-2 54 4 50 10 20 50-44 46-68 2Z',
      paint.ball(hsl(hue + 30, 100, 80), hsl(hue, 96, 56), hsl(hue - 14, 90, 30)),
      rim,
    ) +
    path(
      'M-34-31C-22-12-22 14-34 29-26 33-20 35-14 36-4 14-4-14-14-39-21-38-28-35-34-31ZM16-36C24-14 24 16 16 36 22 33 27 31 32 27 38 10 38-10 32-25 27-30 22-33 16-36Z',
      '#fff',
      'opacity=".92"',
    ) +
    path('M-6 6C8 2 20 10 22 24 8 26-4 20-6 6Z', fin, rim) +
    put(-46, -8, eye(9)) +
    line('M-66 8Q-56 14-50 12', hsl(hue, 80, 14), 3) +
    path('M-52-22C-30-42 4-40 24-26 2-32-28-32-52-22Z', '#fff', 'opacity=".45"')
  )
}

/** A veil-tailed carp, the lucky fish. */
export function goldenCarp(paint: Paint, hue = 34): string {
  const rim = `stroke="${hsl(hue - 20, 90, 20)}" stroke-width="3"`
  const veil = paint.across(hsl(hue + 12, 100, 78), hsl(hue, 98, 56), hsl(hue - 18, 92, 40))
  const scale = paint.share(line('M-7-6Q4 0-7 6', hsl(hue - 14, 90, 40), 2, 'opacity=".7"'))
  return (
    path('M30-2C52-30 74-62 104-58 84-40 86-24 106-18 82-8 84 12 104 26 82 28 86 48 92 62 62 54 44 24 30 6Z', veil, rim) +
    path('M-30-30C-20-62 22-68 40-34 24-32 8-30-6-30Z', veil, rim) +
    path('M-12 30C-14 52 2 68 22 66 16 52 22 38 20 26Z', veil, rim) +
    path(
      'M-76 6C-64-34-8-46 40-6 44 0 44 6 40 10-2 46-60 40-76 6Z',
      paint.ball('#fff8d0', hsl(hue + 8, 100, 60), hsl(hue - 16, 94, 40)),
      rim,
    ) +
    times(9, (index) => stamp(scale, -16 + (index % 3) * 18, -16 + Math.floor(index / 3) * 15)) +
    path('M-40-24C-28-8-28 16-40 28', 'none', rim) +
    put(-54, -6, eye(9)) +
    line('M-74 12Q-64 18-58 14M-70 16C-84 22-86 34-78 40', hsl(hue - 20, 90, 24), 3) +
    path('M-62-16C-40-36-6-36 18-18-8-26-36-24-62-16Z', '#fff', 'opacity=".55"')
  )
}

/** A shark that lunges to the left, mouth open. */
export function shark(paint: Paint, hue = 212): string {
  const rim = `stroke="${hsl(hue, 60, 10)}" stroke-width="3.5"`
  const skin = paint.down(hsl(hue, 56, 62), hsl(hue, 58, 36), hsl(hue, 62, 22))
  return (
    path('M58-6L104-56C104-30 98-14 90-2 100 8 106 24 106 44 90 30 76 18 58 12Z', skin, rim) +
    path('M-6-40C2-66 18-84 42-88 34-66 36-46 44-26Z', skin, rim) +
    path('M-100-12C-64-48-4-50 40-22 52-14 64-8 76-4L72 12C40 30 4 48-40 40L-62 34-54 20-92 8C-98 2-102-6-100-12Z', skin, rim) +
    path('M-92 8L-54 20-62 34-40 40C4 48 40 30 72 12 30 20-10 20-40 12-60 6-76 4-92 8Z', '#eef6ff') +
    path('M-88 6L-52 12-62 34C-74 30-84 20-88 6Z', '#7a0f24') +
    path('M-86 6L-81 16-76 8-71 18-66 9-61 20-56 11-53 13Z', '#fff') +
    path('M-78 22L-73 17-70 26-65 20-63 31Z', '#fff') +
    path('M0 26C6 44 22 58 44 60 36 48 34 36 34 22Z', skin, rim) +
    line('M-22-18Q-30 0-22 16M-10-18Q-18 0-10 18M2-16Q-6 0 2 16', hsl(hue, 60, 14), 3) +
    circle(-58, -16, 7, '#0a1020') +
    circle(-60, -18, 2.4, '#fff') +
    line('M-70-26L-48-22', hsl(hue, 60, 12), 4) +
    path('M-88-16C-50-42 0-42 36-20-4-32-48-32-88-16Z', '#fff', 'opacity=".35"')
  )
}

export function octopus(paint: Paint, hue: number): string {
  const skin = paint.ball(hsl(hue + 20, 96, 80), hsl(hue, 84, 56), hsl(hue - 16, 78, 28))
  const dark = hsl(hue, 80, 14)
  const arms = [
    'M20 26C30 60 64 52 74 74 80 90 62 96 58 84',
    'M34 18C62 34 84 20 96 38 102 52 88 60 82 50',
    'M8 30C8 58 30 70 26 90 22 102 8 98 10 88',
  ]
  const arm = arms
    .map((d) => line(d, dark, 23) + line(d, hsl(hue, 80, 50), 17) + line(d, '#fff', 3, 'stroke-dasharray="1 10" opacity=".7"'))
    .join('')
  const head = 'M-50 12C-74-70-30-92 0-92S74-70 50 12C40 44-40 44-50 12Z'
  return (
    mirrored(arm) +
    path(head, skin, `stroke="${dark}" stroke-width="4"`) +
    put(
      -20,
      -8,
      circle(0, 0, 15, '#fff', `stroke="${dark}" stroke-width="3"`) + circle(3, 2, 8, dark) + circle(1, -2, 3, '#fff'),
    ) +
    put(
      20,
      -8,
      circle(0, 0, 15, '#fff', `stroke="${dark}" stroke-width="3"`) + circle(-3, 2, 8, dark) + circle(-5, -2, 3, '#fff'),
    ) +
    line('M-36-28L-10-20M36-28L10-20', dark, 6) +
    path('M-14 18Q0 32 14 18Q0 22-14 18Z', dark) +
    oval(-20, -64, 16, 8, '#fff', 'opacity=".55" transform="rotate(-34 -20 -64)"')
  )
}

export function turtle(paint: Paint, hue: number): string {
  const skin = paint.down('#b6e36a', '#4f9e3a')
  const rim = `stroke="#12381c" stroke-width="3.5"`
  const flippers = path('M36-34C60-66 86-62 98-40 78-40 62-26 50-12ZM38 42C58 48 70 64 66 82 50 76 38 68 26 56Z', skin, rim)
  const plate = (x: number, y: number) =>
    put(
      x,
      y,
      path(
        'M0-20L18-10V10L0 20-18 10V-10Z',
        paint.ball(hsl(hue, 80, 66), hsl(hue, 70, 40), hsl(hue, 76, 22)),
        `stroke="${hsl(hue, 70, 14)}" stroke-width="2.5"`,
      ),
    )
  return (
    mirrored(flippers) +
    path('M-18-58C-24-92 24-92 18-58Z', skin, rim) +
    mirrored(circle(9, -76, 4, '#10210f') + circle(8, -78, 1.5, '#fff')) +
    oval(0, 6, 56, 64, gold(paint), `stroke="#3a1a00" stroke-width="3.5"`) +
    oval(0, 6, 49, 57, hsl(hue, 70, 20)) +
    plate(0, 6) +
    plate(0, -36) +
    plate(0, 48) +
    mirrored(plate(36, -15) + plate(36, 27)) +
    oval(-18, -24, 20, 9, '#fff', 'opacity=".35" transform="rotate(-34 -18 -24)"')
  )
}

/** The player's gun of a fishing table, on its golden seat, aiming up. */
export function cannon(paint: Paint, hue: number): string {
  const steel = paint.across(hsl(hue, 60, 82), hsl(hue, 64, 48), hsl(hue, 70, 18))
  return (
    path('M-18 10L-14-62H14L18 10Z', steel, 'stroke="#0a1020" stroke-width="3"') +
    put(0, -64, box40(paint)) +
    put(0, -24, `<rect x="-20" y="-6" width="40" height="12" rx="5" fill="${gold(paint)}"/>`) +
    circle(0, 14, 32, gold(paint), 'stroke="#3a1a00" stroke-width="3"') +
    circle(0, 14, 21, paint.ball(hsl(hue, 96, 84), hsl(hue, 90, 52), hsl(hue, 90, 20))) +
    path('M-58 44C-50 22-34 18-30 26A36 26 0 0 0 30 26C34 18 50 22 58 44Z', gold(paint), 'stroke="#3a1a00" stroke-width="3"')
  )
}

function box40(paint: Paint): string {
  return `<rect x="-21" y="-9" width="42" height="18" rx="7" fill="${gold(paint)}" stroke="#3a1a00" stroke-width="3"/>`
}
