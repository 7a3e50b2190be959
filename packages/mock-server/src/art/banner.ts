import { between, circle, fix, type List, line, mirrored, path, pick, put, seeded, star, times } from './kit.ts'
import { SPORTS } from './motifs/arenas.ts'
import { FISHING } from './motifs/fishing.ts'
import { LIVE } from './motifs/live.ts'
import { chooseMotif, type Motif } from './motifs/motif.ts'
import { SLOTS } from './motifs/slots.ts'
import { createPaint, gold, type Paint, picture, stamp } from './paint.ts'
import { hsl, paletteFrom } from './palette.ts'
import { burst, curtain, night, type Scene, sea, stadium } from './scenes.ts'
import { coinBurst, coinStack, crown, diamond, gem } from './shapes/treasure.ts'

export type BannerTheme = 'weekend' | 'deposit' | 'fishing' | 'live' | 'sports' | 'jackpot' | 'vip' | 'referral'

type Theme = {
  readonly scene: Scene
  /** Ground, light and accent hues. */
  readonly hues: List<readonly [number, number, number]>
  readonly draw: List<(paint: Paint) => string>
  readonly confetti?: true
}

const from = (motifs: List<Motif>, words: string) => (paint: Paint) => chooseMotif(paint.random, motifs, words).draw(paint)

const THEMES: Record<BannerTheme, Theme> = {
  weekend: {
    scene: burst,
    hues: [
      [262, 300, 46],
      [318, 336, 46],
      [226, 262, 46],
    ],
    draw: [from(SLOTS, '777'), from(SLOTS, 'reel'), from(SLOTS, 'candy')],
    confetti: true,
  },
  deposit: {
    scene: burst,
    hues: [
      [158, 140, 46],
      [222, 200, 46],
      [20, 36, 46],
    ],
    draw: [from(SLOTS, 'treasure'), savings],
  },
  fishing: {
    scene: sea,
    hues: [
      [208, 188, 40],
      [226, 200, 40],
      [192, 176, 40],
    ],
    draw: [from(FISHING, 'shark'), from(FISHING, 'koi'), from(FISHING, 'octopus')],
  },
  live: {
    scene: curtain,
    hues: [
      [348, 12, 46],
      [230, 250, 46],
      [158, 150, 46],
    ],
    draw: [from(LIVE, 'roulette'), from(LIVE, 'dealer'), from(LIVE, 'poker')],
  },
  sports: {
    scene: stadium,
    hues: [
      [222, 200, 46],
      [262, 240, 46],
    ],
    draw: [from(SPORTS, 'football'), from(SPORTS, 'multi'), from(SPORTS, 'basket')],
  },
  jackpot: {
    scene: burst,
    hues: [
      [12, 38, 46],
      [350, 20, 46],
      [280, 310, 46],
    ],
    draw: [from(SLOTS, 'king'), from(SLOTS, 'fortune')],
    confetti: true,
  },
  vip: {
    scene: night,
    hues: [
      [234, 226, 44],
      [276, 262, 44],
      [200, 210, 44],
    ],
    draw: [laureate],
  },
  referral: {
    scene: burst,
    hues: [
      [170, 160, 46],
      [250, 276, 46],
      [330, 350, 46],
    ],
    draw: [present],
    confetti: true,
  },
}

export function isBannerTheme(name: string): name is BannerTheme {
  return Object.hasOwn(THEMES, name)
}

/** A banner of 800 by 400 without words; the start side and the foot stay dark for the page's own title. */
export function banner({ id, theme }: { id: string; theme: BannerTheme }): string {
  return scenic(id, theme, { width: 800, height: 400, x: 574, y: 196, scale: 1.78 })
}

/** A strip of 320 by 120 without words, with the same calm start side. */
export function strip({ id, theme }: { id: string; theme: BannerTheme }): string {
  return scenic(`strip/${id}`, theme, { width: 320, height: 120, x: 244, y: 60, scale: 0.58 })
}

type Frame = { width: number; height: number; x: number; y: number; scale: number }

function scenic(id: string, theme: BannerTheme, frame: Frame): string {
  const { scene, hues, draw, confetti } = THEMES[theme]
  const { width, height, x, y, scale } = frame
  const random = seeded(`${theme}/${id}`)
  const palette = paletteFrom(...pick(random, hues))
  const paint = createPaint(`${theme}/${id}/paint`, palette)
  const side = paint.along(`${palette.deep}f2`, `${palette.deep}a6`, `${palette.deep}00`)
  return picture(
    width,
    height,
    paint,
    scene(paint, frame) +
      (confetti ? streamers(paint, frame) : '') +
      put(x, y, pick(random, draw)(paint), scale) +
      path(`M0 0H${fix(width * 0.6)}V${height}H0Z`, side) +
      path(`M0 ${fix(height * 0.66)}H${width}V${height}H0Z`, paint.down(`${palette.deep}00`, `${palette.deep}cc`)),
  )
}

function streamers(paint: Paint, { width, height, x }: Frame): string {
  return ['#ffd35c', '#ff5d6c', '#2dd4bf']
    .map((color) => {
      const bits = times(8, () => {
        const left = Math.round(between(paint.random, x - width * 0.32, width))
        const slant = Math.round(between(paint.random, -1, 1) * (height / 40))
        return `M${left} ${Math.round(paint.random() * height)}l${slant} ${fix(height / 44)}`
      })
      return line(bits, color, fix(height / 48), 'stroke-linecap="butt"')
    })
    .join('')
}

function savings(paint: Paint): string {
  return (
    circle(0, 0, 110, paint.glow('#ffe27a', 0.8)) +
    coinBurst(paint, 9, 74, 112) +
    [2, 4, 7, 10].map((count, index) => put(index * 50 - 75, 84 - index * 2, coinStack(paint, count))).join('') +
    line('M-92 46L-40 18 10-14 66-62', '#fff', 9) +
    path('M86-84L80-36 46-66Z', '#fff')
  )
}

function laureate(paint: Paint): string {
  const leaf = paint.share(path('M0 0C10-12 28-14 40-6 30 8 12 10 0 0Z', gold(paint), 'stroke="#6b3300" stroke-width="1.5"'))
  const branch = times(7, (index) => {
    const angle = (20 + index * 21) * (Math.PI / 180)
    return stamp(leaf, 92 * Math.sin(angle), 14 + 88 * Math.cos(angle), 0.86, 40 - index * 26)
  })
  const stone = pick(paint.random, [
    () => put(0, 22, diamond(200), 1.02),
    () => put(0, 22, gem(276, 8, 60)),
    () => put(0, 22, gem(350, 6, 58)),
  ])
  return (
    circle(0, 10, 116, paint.glow('#fff', 0.5)) +
    mirrored(branch) +
    stone() +
    put(0, -66, crown(paint, 262), 0.72) +
    path(star(4, 26, 3), '#fff', 'transform="translate(38 -10)"')
  )
}

function present(paint: Paint): string {
  const wrap = pick(paint.random, [352, 276, 210])
  const body = paint.across(hsl(wrap, 90, 64), hsl(wrap, 84, 40))
  return (
    circle(0, -20, 110, paint.glow('#ffe27a', 0.9)) +
    coinBurst(paint, 9, 70, 114) +
    path('M-66-10H66L60 84H-60Z', body, 'stroke="#24040c" stroke-width="4"') +
    path('M-14-10H14V84H-14Z', gold(paint)) +
    path('M-78-40H78V-6H-78Z', body, 'stroke="#24040c" stroke-width="4"') +
    path('M-16-40H16V-6H-16Z', gold(paint)) +
    mirrored(
      path('M0-42C14-84 72-92 66-60 62-42 24-40 0-42Z', gold(paint), 'stroke="#6b3300" stroke-width="3.5"') +
        path('M12-50C24-68 50-74 50-60 48-50 30-48 12-50Z', '#6b3300', 'opacity=".6"'),
    ) +
    path('M-60-34H-30V-28H-60Z', '#fff', 'opacity=".4"')
  )
}
