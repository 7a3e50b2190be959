import { type Random, seeded, withAttribute } from './kit.ts'
import type { Palette } from './palette.ts'

/** What a drawing needs: its own randomness, its colours, and a place for shared gradients and pieces. */
export type Paint = {
  readonly random: Random
  readonly palette: Palette
  /** A gradient from top to bottom, as a fill. */
  readonly down: (...colors: readonly string[]) => string
  /** A gradient from left to right, as a fill. */
  readonly along: (...colors: readonly string[]) => string
  /** A gradient from the top left to the bottom right, as a fill. */
  readonly across: (...colors: readonly string[]) => string
  /** A round gradient lit from the upper left, as a fill. */
  readonly ball: (...colors: readonly string[]) => string
  /** Folds side by side, each so wide, as a fill. */
  readonly folds: (width: number, ...colors: readonly string[]) => string
  /** Light that fades to nothing, as a fill. */
  readonly glow: (color: string, strength?: number) => string
  /** Keeps a piece once and returns the reference that `stamp` repeats. */
  readonly share: (markup: string) => string
  readonly defs: () => string
}

const GOLD = ['#fff6cf', '#ffd35c', '#f0a020', '#a85c08'] as const

export function createPaint(seed: string, palette: Palette): Paint {
  const ids = new Map<string, string>()
  function define(markup: (id: string) => string): string {
    const key = markup('')
    const known = ids.get(key)
    if (known) return known
    const id = `g${ids.size}`
    ids.set(key, id)
    return id
  }
  function gradient(tag: string, frame: string, stops: string): string {
    return `url(#${define((id) => `<${tag} id="${id}"${frame}>${stops}</${tag}>`)})`
  }
  return {
    random: seeded(seed),
    palette,
    down: (...colors) => gradient('linearGradient', ' x2="0" y2="1"', stopsOf(colors)),
    along: (...colors) => gradient('linearGradient', '', stopsOf(colors)),
    across: (...colors) => gradient('linearGradient', ' x2="1" y2="1"', stopsOf(colors)),
    ball: (...colors) => gradient('radialGradient', ' cx=".36" cy=".3" r=".75"', stopsOf(colors)),
    folds: (width, ...colors) =>
      gradient('linearGradient', ` gradientUnits="userSpaceOnUse" x2="${width}" spreadMethod="repeat"`, stopsOf(colors)),
    glow: (color, strength = 1) =>
      gradient(
        'radialGradient',
        '',
        `<stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`,
      ),
    share: (markup) => `#${define((id) => withAttribute(markup, `id="${id}"`))}`,
    defs: () => {
      const all = [...ids].map(([key, id]) => key.replace('id=""', `id="${id}"`))
      return all.length ? `<defs>${all.join('')}</defs>` : ''
    },
  }
}

/** The gold of coins, frames and crowns. */
export function gold(paint: Paint): string {
  return paint.down(...GOLD)
}

/** Repeats a shared piece. */
export function stamp(reference: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turned = degrees ? ` rotate(${Math.round(degrees)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return `<use href="${reference}" transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${scaled}"/>`
}

/** Closes a drawing into a standalone document. */
export function picture(width: number, height: number, paint: Paint, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round">${compact(paint.defs() + body)}</svg>`
}

/** Leaves out what path data may leave out: blanks before a minus, zeros before a point. */
function compact(markup: string): string {
  return markup.replace(/ d="[^"]+"/g, (data) => data.replace(/ -/g, '-').replace(/(?<![\d.])0\./g, '.'))
}

function stopsOf(colors: readonly string[]): string {
  return colors
    .map((color, index) => {
      const offset = Math.round((index / Math.max(1, colors.length - 1)) * 100) / 100
      return `<stop${index ? ` offset="${offset}"` : ''} stop-color="${color}"/>`
    })
    .join('')
}
