import { at, between, circle, disc, dots, fix, line, oval, path, polar, polygon, put, times } from './kit.ts'
import { type Paint, stamp } from './paint.ts'
import { hsl } from './palette.ts'

/** Where the scene lies and where its light stands. */
type Stage = {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}
export type Scene = (paint: Paint, stage: Stage) => string

function ground(paint: Paint, { width, height, x, y }: Stage): string {
  const { base, deep, glow } = paint.palette
  const reach = Math.max(height * 0.62, 130)
  return `<path d="M0 0H${width}V${height}H0Z" fill="${paint.down(base, deep)}"/>${circle(x, y, reach, paint.glow(glow, 0.95))}`
}

function rays(paint: Paint, { x, y, width, height }: Stage, count = 14): string {
  const reach = Math.hypot(width, height) * 0.75
  const offset = paint.random()
  const ray = (turn: number) =>
    polar(turn, reach, x, y)
      .split(' ')
      .map((value) => Math.round(Number(value)))
      .join(' ')
  const wedges = Array.from({ length: count }, (_, index) => {
    const turn = offset + index / count
    return polygon([at(x, y), ray(turn), ray(turn + 0.45 / count)])
  })
  return path(wedges.join(''), paint.glow('#fff', 0.42))
}

/** Stars of four points, all in one path: a picture is drawn as fast as it has few elements. */
function sparkles(paint: Paint, { width, height }: Stage, count: number, color = '#fff'): string {
  const stars = times(count, () => {
    const [x, y] = [paint.random() * width, paint.random() * height]
    const reach = Math.round(8 * between(paint.random, 0.3, 1.1))
    const points = `q0 ${reach} ${reach} ${reach}q${-reach} 0 ${-reach} ${reach}q0 ${-reach} ${-reach} ${-reach}q${reach} 0 ${reach} ${-reach}`
    return `M${at(Math.round(x), Math.round(y) - reach)}${points}`
  })
  return path(stars, color)
}

/** Discs of light that show through each other, in two colours. */
function bokeh(paint: Paint, { width, height }: Stage, count: number): string {
  const { accent, glow } = paint.palette
  const discs = Array.from({ length: count }, () => {
    const radius = Math.round(between(paint.random, 3, 17))
    const [x, y] = [Math.round(paint.random() * width), Math.round(paint.random() * height)]
    return disc(x, y, radius)
  })
  const half = Math.ceil(count / 2)
  const opacity = () => `opacity="${Math.round(between(paint.random, 10, 22)) / 100}"`
  return path(discs.slice(0, half).join(''), glow, opacity()) + path(discs.slice(half).join(''), accent, opacity())
}

export const burst: Scene = (paint, stage) =>
  ground(paint, stage) +
  rays(paint, stage, 12 + Math.floor(paint.random() * 8)) +
  bokeh(paint, stage, 5) +
  sparkles(paint, stage, 7)

export const night: Scene = (paint, stage) => ground(paint, stage) + bokeh(paint, stage, 9) + sparkles(paint, stage, 12)

export const curtain: Scene = (paint, stage) => {
  const { hue } = paint.palette
  const cloth = paint.folds(22, hsl(hue, 78, 14), hsl(hue, 74, 34), hsl(hue, 80, 10))
  return (
    path(`M0 0H${stage.width}V${stage.height}H0Z`, cloth) +
    circle(stage.x, stage.y, stage.height * 0.6, paint.glow(paint.palette.glow, 0.9)) +
    path(
      `M${at(stage.x - 24, 0)}H${stage.x + 24}L${at(stage.x + 120, stage.height)}H${stage.x - 120}Z`,
      paint.down('#fff', paint.palette.base),
      'opacity=".16"',
    ) +
    sparkles(paint, stage, 5)
  )
}

export const sea: Scene = (paint, stage) => {
  const { width, height } = stage
  const { hue } = paint.palette
  const shaft = (x: number, spread: number) =>
    path(`M${at(x, -4)}h26l${at(spread, height)}h-70Z`, paint.down('#fff', hsl(hue, 80, 40)), 'opacity=".13"')
  const weed = (x: number, tall: number, color: string) =>
    line(`M${at(x, height)}q-14-${fix(tall / 3)} 0-${fix(tall / 2)}t0-${fix(tall / 2)}`, color, 9)
  const bubbles = Array.from({ length: 9 }, () => {
    const [x, y] = [paint.random() * width, paint.random() * height * 0.85]
    return { x, y, radius: fix(8 * between(paint.random, 0.3, 1.2)) }
  })
  return (
    ground(paint, stage) +
    shaft(width * 0.15, 30) +
    shaft(width * 0.45, 6) +
    shaft(width * 0.78, -40) +
    path(`M0 ${height - 44}q${fix(width / 4)}-34 ${fix(width / 2)}-6t${fix(width / 2)}-8V${height}H0Z`, hsl(hue + 12, 60, 17)) +
    weed(width * 0.07, 96, hsl(150, 62, 34)) +
    weed(width * 0.16, 60, hsl(128, 56, 40)) +
    weed(width * 0.93, 110, hsl(332, 66, 50)) +
    weed(width * 0.84, 62, hsl(16, 80, 56)) +
    path(
      bubbles.map(({ x, y, radius }) => disc(x, y, radius)).join(''),
      '#fff',
      'fill-opacity=".16" stroke="#fff" stroke-opacity=".6"',
    ) +
    dots(
      bubbles.map(({ x, y, radius }) => at(x - radius / 3, y - radius / 3)),
      '#fff',
      3,
    )
  )
}

export const stadium: Scene = (paint, stage) => {
  const { width, height, x } = stage
  const horizon = height * 0.56
  const stripe = (from: number, to: number) =>
    `M${at(x + from * 34, horizon)}L${at(x + to * 34, horizon)} ${at(x + to * 120, height)} ${at(x + from * 120, height)}Z`
  const lamps = paint.share(LAMPS + circle(0, 0, 64, paint.glow('#fff', 0.75)))
  return (
    ground(paint, stage) +
    path(
      `M0 ${fix(horizon - 34)}Q${fix(x)} ${fix(horizon - 4)} ${width} ${fix(horizon - 34)}V${height}H0Z`,
      '#0a1322',
      'opacity=".75"',
    ) +
    line(
      times(3, (row) => `M${4 + row * 3} ${fix(horizon - 18 + row * 7)}H${width}`),
      '#fff',
      2.6,
      'stroke-dasharray=".1 11" opacity=".45"',
    ) +
    `<path d="M0 ${fix(horizon)}H${width}V${height}H0Z" fill="${paint.down('#2f9e4f', '#0b4a25')}"/>` +
    path(
      times(5, (index) => stripe(index * 2 - 5, index * 2 - 4)),
      '#fff',
      'opacity=".09"',
    ) +
    stamp(lamps, width * 0.14, height * 0.1) +
    stamp(lamps, width * 0.86, height * 0.1)
  )
}

const LAMPS = line('M-14-7h0M0-7h0M14-7h0M-14 7h0M0 7h0M14 7h0', '#fff', 10)

export const neon: Scene = (paint, stage) => {
  const { width, height, x } = stage
  const { glow, accent } = paint.palette
  const horizon = Math.round(height * 0.64)
  const columns = times(11, (index) => `M${at(x + (index - 5) * 16, horizon)}L${at(x + (index - 5) * 76, height)}`)
  const rows = times(5, (index) => `M0 ${fix(horizon + (index * index + index) * 4.4 + 1)}H${width}`)
  return (
    ground(paint, stage) +
    circle(x, horizon, height * 0.34, paint.down(accent, glow), 'opacity=".3"') +
    `<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${paint.palette.deep}" opacity=".82"/>` +
    line(columns + rows, accent, 1.4, 'opacity=".55"') +
    sparkles(paint, stage, 8)
  )
}

export const felt: Scene = (paint, stage) => {
  const { width, height, x } = stage
  const { hue, accent } = paint.palette
  const y = Math.round(height * 0.94)
  return (
    ground(paint, stage) +
    rays(paint, { ...stage, y: -20 }, 10) +
    oval(x, y, width * 0.72, height * 0.42, paint.down('#8a5a22', '#3a1f0a')) +
    oval(x, y + 8, width * 0.67, height * 0.39, paint.down(hsl(hue, 62, 36), hsl(hue, 70, 14))) +
    oval(x, y + 14, width * 0.58, height * 0.32, 'none', `stroke="${accent}" stroke-width="2" opacity=".6"`) +
    bokeh(paint, stage, 6)
  )
}

export const dunes: Scene = (paint, stage) => {
  const { width, height, x, y } = stage
  const { hue } = paint.palette
  return (
    ground(paint, stage) +
    rays(paint, stage, 18) +
    circle(x, y - 20, 62, paint.down('#fff3c0', '#ffb02e'), 'opacity=".9"') +
    path(
      `M0 ${height * 0.74}Q${width * 0.3} ${height * 0.6} ${width * 0.6} ${height * 0.74}T${width} ${height * 0.7}V${height}H0Z`,
      hsl(hue, 56, 22),
    ) +
    sparkles(paint, stage, 5)
  )
}

/** Darkens the foot of a picture, where the lobby lays its badges. */
export function foot(width: number, height: number, paint: Paint): string {
  const shade = paint.palette.deep
  return put(0, height - 70, `<path d="M0 0H${width}V70H0Z" fill="${paint.down(`${shade}00`, `${shade}d9`)}"/>`)
}
