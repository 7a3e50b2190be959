type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(5_000),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u202e\u0000\ud800',
  [],
  {},
  [[]],
  [null],
  { constructor: 1 },
  'NaN',
]

/** A stream of numbers from 0 up to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface InList {
  parent: Json[]
  key: number
}
interface InObject {
  parent: { [key: string]: Json }
  key: string
}
type Place = InList | InObject
const isInList = (place: Place): place is InList => Array.isArray(place.parent)

function places(value: Json, found: Place[] = []): Place[] {
  if (Array.isArray(value)) {
    value.forEach((item, key) => {
      found.push({ parent: value, key })
      places(item, found)
    })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      found.push({ parent: value, key })
      places(item, found)
    }
  }
  return found
}

/** An answer with one to four things wrong: something missing, doubled, of another kind, or strange. */
export function mutated(text: string, random: () => number): string {
  const root: { answer: Json } = { answer: JSON.parse(text) }
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  for (let change = 1 + Math.floor(random() * 4); change > 0; change--) {
    const place = pick(places(root.answer, [{ parent: root, key: 'answer' }]))
    if (!place) break
    const way = random()
    if (isInList(place)) {
      if (way < 0.25) place.parent.splice(place.key, 1)
      else if (way < 0.4) place.parent.push(structuredClone(place.parent[place.key] ?? null))
      else place.parent[place.key] = structuredClone(pick(STRANGE) ?? null)
    } else if (way < 0.3) delete place.parent[place.key]
    else place.parent[place.key] = structuredClone(pick(STRANGE) ?? null)
  }
  return JSON.stringify(root.answer) ?? ''
}
