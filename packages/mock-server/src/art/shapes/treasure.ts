import { at, box, circle, line, mirrored, oval, path, polar, polygon, put, star, times } from '../kit.ts'
import { gold, type Paint, stamp } from '../paint.ts'
import { hsl } from '../palette.ts'

const SEVEN = 'M-34-46H36V-26C16-4 6 18 5 48H-26C-22 20-10-4 8-20H-12L-17-8H-34Z'
const CROWN = 'M-54 32L-64-24-31 2 0-44 31 2 64-24 54 32Z'

/** The lucky seven, in a colour, framed with gold. */
export function seven(paint: Paint, hue = 352): string {
  return (
    path(SEVEN, '#1d0508', 'stroke="#1d0508" stroke-width="17"') +
    path(SEVEN, gold(paint), `stroke="${gold(paint)}" stroke-width="10"`) +
    path(SEVEN, paint.down(hsl(hue, 98, 66), hsl(hue, 88, 46), hsl(hue, 92, 26))) +
    path('M-30-42H32V-35H-30ZM-30-34H-24V-14H-30Z', '#fff', 'opacity=".55"')
  )
}

export function coin(paint: Paint): string {
  return (
    circle(0, 2.5, 22, '#7a4204') +
    circle(0, 0, 19, paint.across('#d98510', '#ffd04d', '#fff0b0'), 'stroke="#ffc83d" stroke-width="6"') +
    path(star(5, 10, 4.4), '#fff2bd', 'stroke="#b06a0c"')
  )
}

/** Coins thrown from a point; they grow with the distance, as if they came nearer. */
export function coinBurst(paint: Paint, count: number, near: number, far: number): string {
  const piece = paint.share(coin(paint))
  return times(count, (index) => {
    const turn = (index + paint.random() * 0.7) / count
    const reach = near + paint.random() * (far - near)
    const [x = 0, y = 0] = polar(turn, reach).split(' ').map(Number)
    const scale = 0.35 + (reach / far) * 0.5
    const squash = 0.5 + paint.random() * 0.5
    return `<use href="${piece}" transform="translate(${at(x, y)}) rotate(${Math.round(paint.random() * 180)}) scale(${scale.toFixed(2)} ${(scale * squash).toFixed(2)})"/>`
  })
}

/** A stack of coins that stands on its foot at the origin. */
export function coinStack(paint: Paint, count: number): string {
  const edges = Array.from({ length: count }, (_, index) => at(Math.round(Math.sin(index * 2.4) * 2) - 26, 3 - index * 8))
  const [top, sides] = [5 - count * 8, paint.across('#b56a0c', '#ffdf7d', '#c87a10', '#7a4204')]
  return (
    path(edges.map((edge) => `M${edge}a26 9 0 0 0 52 0v-10h-52Z`).join(''), sides) +
    line(edges.map((edge) => `M${edge}a26 9 0 0 0 52 0`).join(''), '#7a4204', 1.2) +
    oval(0, top, 26, 9, gold(paint)) +
    oval(0, top, 18, 5.6, 'none', 'stroke="#b06a0c" stroke-width="1.6"')
  )
}

/** A cut stone seen from above: facets are lit from the upper left. */
export function gem(hue: number, sides = 8, radius = 40, saturation = 88): string {
  const inner = radius * 0.56
  // Facets that are equally bright are one path.
  const lit = new Map<number, string>()
  for (let index = 0; index < sides; index += 1) {
    const light = 56 + 13 * Math.round(2 * Math.cos((index / sides + 0.5 / sides + 0.14) * 2 * Math.PI))
    const corners = [
      polar(index / sides, radius),
      polar((index + 1) / sides, radius),
      polar((index + 1) / sides, inner),
      polar(index / sides, inner),
    ]
    lit.set(light, (lit.get(light) ?? '') + polygon(corners))
  }
  const facets = Array.from(lit, ([light, data]) => path(data, hsl(hue, saturation, light))).join('')
  const table = Array.from({ length: sides }, (_, index) => polar(index / sides, inner))
  const rim = Array.from({ length: sides }, (_, index) => polar(index / sides, radius))
  return (
    path(polygon(rim), hsl(hue, 80, 12), `stroke="${hsl(hue, 80, 12)}" stroke-width="6"`) +
    facets +
    path(polygon(table), hsl(hue, saturation, 62)) +
    path(
      polygon([polar(0.86, inner), polar(0.02, inner), polar(0.42, inner * 0.7), polar(0.68, inner * 0.8)]),
      '#fff',
      'opacity=".45"',
    )
  )
}

/** A small polished stone in a setting. */
function cabochon(paint: Paint, hue: number): string {
  return circle(0, 0, 9, paint.ball(hsl(hue, 100, 88), hsl(hue, 92, 50), hsl(hue, 92, 20)), 'stroke="#6b3300" stroke-width="2"')
}

/** A brilliant seen from the side. */
export function diamond(hue: number, saturation = 90): string {
  const tint = (light: number) => hsl(hue, saturation, light)
  return (
    path('M-34-36H34L62-6 0 62-62-6Z', tint(14), `stroke="${tint(14)}" stroke-width="7"`) +
    path('M-34-36L-62-6H-24Z', tint(68)) +
    path('M-34-36H0L-24-6Z', tint(86)) +
    path('M0-36L24-6H-24Z', tint(95)) +
    path('M0-36H34L24-6Z', tint(78)) +
    path('M34-36L62-6H24Z', tint(56)) +
    path('M-62-6H-24L0 62Z', tint(50)) +
    path('M-24-6H24L0 62Z', tint(70)) +
    path('M24-6H62L0 62Z', tint(36)) +
    path('M-24-6H0L-8 30Z', '#fff', 'opacity=".5"')
  )
}

export function crown(paint: Paint, hue = 352): string {
  const stones = [-36, 0, 36]
    .map((x, index) => put(x, index === 1 ? 33 : 28, cabochon(paint, index === 1 ? hue : hue + 150)))
    .join('')
  return (
    path(CROWN, '#3a1a00', 'stroke="#3a1a00" stroke-width="8"') +
    path('M-40 20L-50-8-26 10 0-26 26 10 50-8 40 20Z', '#6b3300') +
    path(CROWN, gold(paint)) +
    path('M-44 12L-52-8-28 12 0-30 28 12 52-8 44 12Z', paint.down(hsl(hue, 80, 46), hsl(hue, 86, 24)), 'opacity=".75"') +
    path('M-56 16Q0 30 56 16L53 40Q0 52-53 40Z', gold(paint), 'stroke="#8a4b06" stroke-width="1.5"') +
    stones +
    [-64, 0, 64].map((x) => circle(x, x ? -28 : -50, x ? 8 : 10, paint.ball('#fff', '#ffd35c', '#a85c08'))).join('')
  )
}

export function bell(paint: Paint): string {
  const body = 'M0-50C24-46 32-26 34-4 36 16 42 22 50 32H-50C-42 22-36 16-34-4-32-26-24-46 0-50Z'
  return (
    circle(0, 44, 11, paint.ball('#fff0b0', '#d98510', '#6b3300')) +
    path(body, '#4a2500', 'stroke="#4a2500" stroke-width="8"') +
    path(body, paint.across('#fff3c0', '#ffc83d', '#c46f0a')) +
    path('M-54 28H54V40H-54Z', gold(paint), 'stroke="#4a2500" stroke-width="3"') +
    path('M-20-28C-24-12-24 4-30 18H-20C-14 0-14-18-8-36Z', '#fff', 'opacity=".6"') +
    circle(0, -54, 8, 'none', `stroke="${gold(paint)}" stroke-width="5"`)
  )
}

export function chest(paint: Paint): string {
  const wood = paint.down('#a8612a', '#6b3512', '#3d1c08')
  const band = gold(paint)
  return (
    path('M-70-20C-70-72 70-72 70-20L60-14H-60Z', wood, 'stroke="#260f03" stroke-width="4"') +
    path('M-62-20C-60-56 60-56 62-20Z', '#1a0a02') +
    oval(0, -18, 58, 22, paint.glow('#ffe27a', 1)) +
    times(9, (index) => stamp(paint.share(coin(paint)), -48 + index * 12, -16 - (index % 3) * 9, 0.62, index * 40)) +
    put(-22, -32, cabochon(paint, 205), 1.4) +
    put(20, -36, cabochon(paint, 340), 1.4) +
    path('M-66-12H66L60 48H-60Z', wood, 'stroke="#260f03" stroke-width="4"') +
    mirrored(path('M44-14H60L54 50H40Z', band)) +
    path('M-68-18H68V-6H-68Z', band, 'stroke="#260f03" stroke-width="2"') +
    put(
      0,
      4,
      box(26, 30, 6, band, 'stroke="#4a2500" stroke-width="2"') +
        path('M0-6a5 5 0 0 1 3 9l2 8h-10l2-8a5 5 0 0 1 3-9Z', '#3a1a00'),
    ) +
    line('M-56 20H-46M46 20H56', '#260f03', 2)
  )
}

/** A gold ingot in the shape of a boat, the sign of fortune. */
export function ingot(paint: Paint): string {
  return (
    oval(0, -8, 26, 20, paint.ball('#fffbe0', '#ffd35c', '#c87a10')) +
    path(
      'M-62-18C-50-6-32-4-26-4A26 12 0 0 0 26-4C32-4 50-6 62-18 60 16 38 36 0 36S-60 16-62-18Z',
      gold(paint),
      'stroke="#6b3300" stroke-width="3"',
    ) +
    path('M-50 0C-36 10-20 12 0 12S36 10 50 0C40 22 20 26 0 26S-40 22-50 0Z', '#fff', 'opacity=".28"')
  )
}

export function lantern(paint: Paint): string {
  return (
    line('M0-58V-40M0 40V74M-6 46V66M6 46V66', '#ffc83d', 3) +
    oval(0, 0, 42, 36, paint.ball('#ff9a6b', '#e0222f', '#7a0614')) +
    oval(0, 0, 24, 36, 'none', 'stroke="#ffb36b" stroke-width="2" opacity=".6"') +
    oval(0, 0, 9, 36, 'none', 'stroke="#ffb36b" stroke-width="2" opacity=".6"') +
    put(0, -36, box(34, 9, 3, gold(paint))) +
    put(0, 36, box(34, 9, 3, gold(paint)))
  )
}
