import { at, circle, line, mirrored, oval, path, polar, polygon, put, star, times } from '../kit.ts'
import { gold, type Paint } from '../paint.ts'
import { hsl } from '../palette.ts'

const shine = oval(-22, -30, 20, 11, '#fff', 'opacity=".5" transform="rotate(-38 -22 -30)"')

/** A football of radius 60. */
export function football(paint: Paint): string {
  const corner = (turn: number, radius: number) => polar(turn, radius)
  const patches = times(5, (index) => {
    const turn = index / 5
    return `M${corner(turn - 0.07, 59)} ${corner(turn - 0.045, 47)} ${corner(turn + 0.045, 47)} ${corner(turn + 0.07, 59)}A60 60 0 0 0 ${corner(turn - 0.07, 59)}Z`
  })
  const seams = times(5, (index) => {
    const turn = index / 5
    return `M${corner(turn, 22)}L${corner(turn, 36)}L${corner(turn - 0.045, 47)}M${corner(turn, 36)}L${corner(turn + 0.045, 47)}M${corner(turn + 0.045, 47)}L${corner(turn + 0.1, 42)}L${corner(turn + 0.155, 47)}`
  })
  const middle = Array.from({ length: 5 }, (_, index) => corner(index / 5, 23))
  return (
    circle(0, 0, 60, paint.ball('#fff', '#f4f6fc', '#8f9bb8')) +
    path(`${polygon(middle)}${patches}`, '#131a2e') +
    line(seams, '#33405f', 2.6) +
    circle(0, 0, 60, 'none', 'stroke="#0b1020" stroke-width="3"') +
    shine
  )
}

export function basketball(paint: Paint): string {
  return (
    circle(0, 0, 60, paint.ball('#ffc98a', '#f07a1c', '#8a3205'), 'stroke="#2a1002" stroke-width="3"') +
    line('M-60 0H60M0-60V60M-42-43C-16-22-16 22-42 43M42-43C16-22 16 22 42 43', '#2a1002', 3.4) +
    shine
  )
}

export function tennisBall(paint: Paint): string {
  return (
    circle(0, 0, 60, paint.ball('#fbffc0', '#d4ee2a', '#7f9a06'), 'stroke="#3d4a02" stroke-width="3"') +
    line('M-46-34C-8-28-8 28-46 34M46-34C8-28 8 28 46 34', '#fff', 5) +
    shine
  )
}

export function volleyball(paint: Paint): string {
  return (
    circle(0, 0, 60, paint.ball('#fff', '#ffe27a', '#d99a10')) +
    path(
      'M0 0C-10-24-6-44 12-59A60 60 0 0 1 58-14C36-20 14-14 0 0ZM0 0C26 4 42 20 45 40A60 60 0 0 1-14 58C0 42 6 18 0 0ZM0 0C-16 20-36 28-58 18A60 60 0 0 1-36-48C-34-26-20-8 0 0Z',
      '#2463d6',
      'opacity=".92"',
    ) +
    line(
      'M0 0C-10-24-6-44 12-59M0 0C14-14 36-20 58-14M0 0C26 4 42 20 45 40M0 0C6 18 0 42-14 58M0 0C-16 20-36 28-58 18M0 0C-20-8-34-26-36-48',
      '#0c1f4a',
      2.6,
    ) +
    circle(0, 0, 60, 'none', 'stroke="#0c1f4a" stroke-width="3"') +
    shine
  )
}

export function baseball(paint: Paint): string {
  const stitches = times(7, (index) => {
    const y = (index - 3) * 13
    const x = 24 + Math.abs(index - 3) * 3.2
    return `M${at(x, y)}l10-3M${at(-x, y)}l-10-3`
  })
  return (
    circle(0, 0, 60, paint.ball('#fff', '#f5f2ea', '#a89f8c'), 'stroke="#2b2418" stroke-width="3"') +
    line('M42-43C20-18 20 18 42 43M-42-43C-20-18-20 18-42 43', '#d0203a', 3) +
    line(stitches, '#d0203a', 2.6) +
    shine
  )
}

export function racket(paint: Paint): string {
  const strings = times(7, (index) => `M${(index - 3) * 11}-44V44M-40 ${(index - 3) * 13}H40`)
  return (
    line('M0 54V112', '#1a2036', 13) +
    line('M0 82V112', '#ff8a3d', 13) +
    line('M-18 40L0 66 18 40', '#e5ecff', 8) +
    `<g opacity=".75">${line(strings, '#fff', 1.3)}</g>` +
    oval(0, 0, 44, 54, 'none', `stroke="${paint.down('#fff', '#5ad1ff', '#2463d6')}" stroke-width="9"`)
  )
}

export function glove(paint: Paint, hue: number): string {
  const skin = paint.ball(hsl(hue, 96, 76), hsl(hue, 84, 48), hsl(hue, 88, 20))
  const rim = `stroke="${hsl(hue, 80, 9)}" stroke-width="4"`
  return (
    path('M-30 34L-34 78C-20 88 26 88 40 78L38 32Z', paint.down('#fff', '#c3cadb'), rim) +
    path('M-36 50C-12 60 20 60 40 50L40 62C20 72-12 72-36 62Z', gold(paint)) +
    path('M-34 36C-66 10-70-34-48-56-22-78 36-80 56-50 68-26 62 16 42 36 20 46-14 46-34 36Z', skin, rim) +
    path('M-48-12C-62-18-78-2-72 16-64 34-34 34-16 22-6 14-12-2-24 0-34 4-40-2-48-12Z', skin, rim) +
    path('M-34-50C-10-66 24-64 42-46 18-54-10-54-34-40Z', '#fff', 'opacity=".5"')
  )
}

/** The hoop a ball falls through; its rim lies at the origin. */
export function hoop(): string {
  const net = times(
    7,
    (index) =>
      `M${(index - 3) * 15} 2L${(index - 2) * 9} 28 ${(index - 3) * 8} 56M${(index - 3) * 15} 2L${(index - 4) * 9} 28 ${(index - 3) * 8} 56`,
  )
  return line(net, '#fff', 2.2, 'opacity=".85"') + oval(0, 0, 50, 11, 'none', 'stroke="#ff5a2a" stroke-width="7"')
}

export function trophy(paint: Paint, hue = 46): string {
  const metal = paint.across('#fff8d6', '#ffcf4d', '#c9790e', '#ffdf85')
  const rim = 'stroke="#4a2500" stroke-width="3.5"'
  return (
    mirrored(line('M38-50C78-58 76-4 30 4', '#4a2500', 14) + line('M38-50C78-58 76-4 30 4', '#ffcf4d', 8)) +
    path('M-12 22H12L18 52H-18Z', metal, rim) +
    path('M-46-70H46C46-14 30 26 0 28-30 26-46-14-46-70Z', metal, rim) +
    path('M-34-62H-20C-20-28-16-4-8 14-26 4-34-24-34-62Z', '#fff', 'opacity=".55"') +
    put(4, -28, path(star(5, 22, 9.5), hsl(hue, 90, 34))) +
    oval(0, -70, 46, 8, '#8a4b06', rim) +
    path('M-34 52H34L40 78H-40Z', paint.down('#3b4568', '#10152a'), 'stroke="#05070d" stroke-width="3"') +
    path('M-20 60H20V70H-20Z', gold(paint))
  )
}
