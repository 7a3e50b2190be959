import { between, type List, pick, seeded } from './kit.ts'

/** Colours of one piece: a dark ground, its light, and an accent that stands out against both. */
export type Palette = {
  readonly hue: number
  readonly deep: string
  readonly base: string
  readonly glow: string
  readonly accent: string
  readonly accentDeep: string
  readonly accentHue: number
}

// Ground hue, hue of the light behind the motif, accent hue: pairs chosen by eye, so a wall of tiles
// stays varied but never garish.
const SCHEMES: List<readonly [number, number, number]> = [
  [262, 292, 46],
  [350, 14, 48],
  [160, 150, 44],
  [222, 200, 40],
  [188, 170, 38],
  [316, 330, 50],
  [18, 36, 190],
  [236, 262, 168],
  [138, 96, 48],
  [288, 320, 186],
  [8, 24, 46],
  [206, 190, 330],
  [250, 220, 330],
  [332, 300, 186],
]

/** A palette from the id; `hues` narrows the ground to a family, as a sea must stay a sea. */
export function paletteOf(seed: string, hues?: readonly [number, number]): Palette {
  const random = seeded(`${seed}~palette`)
  const [ground, light, accent] = pick(random, SCHEMES)
  const hue = hues ? between(random, hues[0], hues[1]) : ground + between(random, -9, 9)
  return paletteFrom(hue, hues ? hue + between(random, -26, 10) : light, accent)
}

export function paletteFrom(hue: number, light: number, accent: number): Palette {
  return {
    hue: wheel(hue),
    deep: hsl(hue, 74, 9),
    base: hsl(hue, 72, 33),
    glow: hsl(light, 92, 58),
    accent: hsl(accent, 96, 62),
    accentDeep: hsl(accent, 88, 36),
    accentHue: wheel(accent),
  }
}

/** A colour as short hex, from a hue in degrees and percentages. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const light = Math.min(100, Math.max(0, lightness)) / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const place = (offset + wheel(hue) / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

function wheel(hue: number): number {
  return Math.round(((hue % 360) + 360) % 360)
}
