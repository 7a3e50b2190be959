import { circle, escapeXml, line, mirrored, oval, path, pick, polar, polygon, put, seeded, star } from './kit.ts'
import { createPaint, gold, type Paint, picture } from './paint.ts'
import { hsl, paletteOf } from './palette.ts'

const FONT = 'font-family="system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif"'
const SHIELD = 'M24 2L44 8V26C44 38 35 46 24 50 13 46 4 38 4 26V8Z'

function hueOf(seed: string): number {
  return Math.floor(seeded(seed)() * 360)
}

/** A vendor's mark of 160 by 64 on a transparent ground: an emblem beside its name. */
export function vendorLogo({ code, name }: { code: string; name: string }): string {
  const paint = createPaint(`vendor/${code}`, paletteOf(`vendor/${code}`))
  const hue = hueOf(`vendor/${code}/hue`)
  const label = Array.from(name.trim() || code)
    .slice(0, 14)
    .join('')
  const letters = Math.max(2, Array.from(label).length)
  const size = Math.min(24, Math.round(150 / letters))
  const marks = [
    polygon([0, 1, 2, 3, 4, 5].map((index) => polar(index / 6, 23))),
    star(8, 23, 19),
    'M0-23A23 23 0 1 1 0 23A23 23 0 1 1 0-23Z',
    'M-20-20H20V6C20 16 10 22 0 24-10 22-20 16-20 6Z',
    'M0-24L22 0 0 24-22 0Z',
  ] as const
  const glyphs = [
    star(5, 12, 5),
    'M-11 8L-13-6-6 0 0-10 6 0 13-6 11 8Z',
    'M2-13L-9 3H-1L-3 13 9-4H1Z',
    'M0 11C-18-2-10-15 0-6 10-15 18-2 0 11Z',
    'M-10-8H10L0 12Z',
    'M0-13L4-4 13 0 4 4 0 13-4 4-13 0-4-4Z',
  ] as const
  return picture(
    160,
    64,
    paint,
    put(
      32,
      32,
      path(
        pick(paint.random, marks),
        paint.across(hsl(hue, 92, 66), hsl(hue + 26, 86, 38)),
        `stroke="${hsl(hue, 90, 80)}" stroke-width="1.6"`,
      ) + path(pick(paint.random, glyphs), '#fff'),
    ) +
      `<text x="64" y="${32 + Math.round(size * 0.35)}" ${FONT} font-size="${size}" font-weight="800" letter-spacing="-.4" fill="#f1f4fd"${letters > 6 ? ' textLength="90" lengthAdjust="spacingAndGlyphs"' : ''}>${escapeXml(label)}</text>`,
  )
}

/** A club's crest of 48 by 52, the same for the same name. */
export function teamBadge({ name }: { name: string }): string {
  const paint = createPaint(`team/${name}`, paletteOf(`team/${name}`))
  const hue = hueOf(`team/${name}/hue`)
  const second = pick(paint.random, ['#fff', '#ffd34d', '#101a33', hsl(hue + 180, 80, 56)])
  const fields = [
    'M4 18H44V28H4Z',
    'M18 2H30V50H18Z',
    'M24 2L44 8V26C44 38 35 46 24 50Z',
    'M4 10L44 40 40 44 4 18Z',
    'M10 6H16V44H10ZM21 3H27V50H21ZM32 6H38V44H32Z',
    'M4 26L24 12 44 26V34L24 20 4 34Z',
  ] as const
  const charges = [
    path(star(5, 9, 4), gold(paint)),
    circle(0, 0, 8, '#fff', 'stroke="#101a33" stroke-width="1.5"') + path(star(5, 4, 3), '#101a33'),
    path('M-9 6L-10-6-4 0 0-8 4 0 10-6 9 6Z', gold(paint)),
    path('M1-10L-7 2H-1L-3 10 7-3H1Z', '#fff'),
    mirrored(path('M1-2C6-10 14-8 16-4 12-3 10 0 9 3 6 2 3 3 1 7Z', '#fff')),
  ] as const
  return picture(
    48,
    52,
    paint,
    `<clipPath id="c"><path d="${SHIELD}"/></clipPath>` +
      path(SHIELD, paint.down(hsl(hue, 84, 56), hsl(hue, 82, 30))) +
      `<g clip-path="url(#c)">${path(pick(paint.random, fields), second, 'opacity=".92"')}${path('M24 2V50C13 46 4 38 4 26V8Z', '#fff', 'opacity=".14"')}</g>` +
      put(24, 25, circle(0, 0, 12, hsl(hue, 84, 22)) + pick(paint.random, charges)) +
      path(SHIELD, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="1.5"'),
  )
}

/** A member's portrait of 72 by 72, the same for the same name. */
export function avatar({ name }: { name: string }): string {
  const paint = createPaint(`avatar/${name}`, paletteOf(`avatar/${name}`))
  const { palette, random } = paint
  const skin = pick(random, ['#ffd9bd', '#f2c6a0', '#e0a878', '#c98d5e', '#a86b42'])
  const hair = pick(random, ['#1c1218', '#3a1f14', '#6b3a1a', '#0f1420', '#c98d3a', '#5b2a86'])
  const shirt = hsl(palette.accentHue + 150, 70, 44)
  const cut = pick(random, [
    'M18 34C14 8 58 8 54 34 52 26 46 22 36 22S20 26 18 34Z',
    'M17 38C12 4 60 4 55 38L51 46C54 30 46 24 36 25 26 24 18 30 21 46Z',
    'M18 32C18 10 52 6 56 26 46 28 32 24 26 20 24 26 20 28 18 32Z',
    'M16 50C10 4 62 4 56 50 54 52 50 52 49 48V32C42 30 30 28 26 24 24 30 23 34 23 48 22 52 18 52 16 50Z',
  ])
  const extra = pick(random, ['', glasses(), crownlet(paint), ''])
  return picture(
    72,
    72,
    paint,
    path('M0 0H72V72H0Z', paint.across(palette.glow, palette.base)) +
      circle(56, 12, 26, '#fff', 'opacity=".1"') +
      path('M8 76C8 58 22 54 36 54S64 58 64 76Z', shirt) +
      path('M29 46H43V56C41 61 31 61 29 56Z', skin) +
      oval(36, 36, 17, 19, skin) +
      path('M29 52Q36 58 43 52V55Q36 60 29 55Z', '#000', 'opacity=".14"') +
      path(cut, hair) +
      line('M29 37v1M43 37v1', '#1a1016', 3.4) +
      line(pick(random, ['M30 45Q36 50 42 45', 'M31 46Q36 48 41 46', 'M29 44Q36 53 43 44']), '#8a2f3a', 2) +
      extra,
  )
}

function glasses(): string {
  return line('M24 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0M38 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0M34 36h4', '#141a2e', 1.8)
}

function crownlet(paint: Paint): string {
  return path('M22 18L20 4 29 11 36 2 43 11 52 4 50 18Z', gold(paint), 'stroke="#6b3300" stroke-width="1.5"')
}

/** The application's icon, 192 by 192 with a full-bleed ground so that any mask fits. */
export function appIcon(): string {
  const paint = createPaint('icon', paletteOf('icon'))
  const hexagon = (radius: number) => polygon([0, 1, 2, 3, 4, 5].map((index) => polar(index / 6, radius)))
  return picture(
    192,
    192,
    paint,
    path('M0 0H192V192H0Z', paint.down('#1c2a55', '#090d18')) +
      circle(96, 84, 90, paint.glow('#4c62c9', 0.8)) +
      put(
        96,
        96,
        put(0, 5, path(hexagon(64), '#05070f', 'opacity=".5"')) +
          path(hexagon(64), gold(paint)) +
          path(hexagon(54), paint.down('#1f2a52', '#0b1020'), 'stroke="#8a4b06" stroke-width="2"') +
          path(star(5, 36, 16), gold(paint), 'transform="translate(0 2)"'),
      ),
  )
}
