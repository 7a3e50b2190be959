export type Random = () => number
export type List<T> = readonly [T, ...(readonly T[])]

/** A random source in [0, 1) that always gives the same numbers for the same seed. */
export function seeded(seed: string): Random {
  let state = 2166136261
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(random: Random, list: List<T>): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** One decimal is the finest a phone shows, and players pay for every digit more. */
export function fix(value: number): number {
  return Math.round(value * 10) / 10
}

export function at(x: number, y: number): string {
  return `${fix(x)} ${fix(y)}`
}

/** The point at an angle (in turns, clockwise from the top) and a distance from a centre. */
export function polar(turn: number, radius: number, x = 0, y = 0): string {
  const angle = turn * 2 * Math.PI
  return at(x + radius * Math.sin(angle), y - radius * Math.cos(angle))
}

/** Path data of a star; with an inner radius near the outer one it becomes a sun or a seal. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => polar(index / points / 2, index % 2 ? inner : outer))
  return polygon(corners)
}

/** Path data of a closed figure through points that `at` or `polar` wrote. */
export function polygon(corners: readonly string[]): string {
  return `M${corners.join(' ')}Z`
}

/** A single element that nothing moves yet. */
const SINGLE = /^<(\w+)(?=(?:(?! transform=)[^<>])*\/>$)/

/** Gives a piece of markup an attribute: in a group, unless it is a single element that can carry it. */
export function withAttribute(markup: string, attribute: string): string {
  return SINGLE.test(markup) ? markup.replace(SINGLE, `<$1 ${attribute}`) : `<g ${attribute}>${markup}</g>`
}

/** Moves, scales and turns a piece of markup. */
export function put(x: number, y: number, markup: string, scale = 1, degrees = 0): string {
  const turned = degrees ? ` rotate(${fix(degrees)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return withAttribute(markup, `transform="translate(${at(x, y)})${turned}${scaled}"`)
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more ? ` ${more}` : ''}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  const centre = `${x ? ` cx="${fix(x)}"` : ''}${y ? ` cy="${fix(y)}"` : ''}`
  return `<circle${centre} r="${fix(radius)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

/** Path data of a circle, for many of them in one path: a picture is drawn as fast as it has few elements. */
export function disc(x: number, y: number, radius: number): string {
  return `M${at(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
}

/** Filled circles of one size, at points that `at` or `polar` wrote; the ends of strokes are round in every picture. */
export function dots(points: readonly string[], color: string, diameter: number, more = ''): string {
  return line(points.map((point) => `M${point}h0`).join(''), color, diameter, more)
}

/** A rounded rectangle around its own centre. */
export function box(width: number, height: number, round: number, fill: string, more = ''): string {
  return `<rect x="${fix(-width / 2)}" y="${fix(-height / 2)}" width="${fix(width)}" height="${fix(height)}" rx="${round}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

/** Mirrors the right half of a symmetric drawing to the left. */
export function mirrored(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`
}

/** Makes outside text safe as XML text or attribute value; characters XML forbids are dropped. */
export function escapeXml(text: string, longest = 60): string {
  let safe = ''
  for (const character of Array.from(text).slice(0, longest)) {
    const code = character.codePointAt(0) ?? 0
    const allowed = (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code < 0xfffe) || code > 0xffff
    if (!allowed) continue
    safe += '&<>"\''.includes(character) ? `&#${code};` : character
  }
  return safe
}
