import { type List, pick } from '../kit.ts'
import type { Paint } from '../paint.ts'
import type { Scene } from '../scenes.ts'

/** One picture a category can show; it is drawn around the origin, about 100 to each side. */
export type Motif = {
  /** Words of a game's name that call for this picture. */
  readonly words: RegExp
  readonly scenes: List<Scene>
  /** Range of ground hues, where the subject ties the colour. */
  readonly hues?: readonly [number, number]
  /** Whether the picture may be mirrored, as it holds no letters or numbers. */
  readonly flips?: true
  readonly draw: (paint: Paint) => string
}

/** The motif the words ask for, or any by chance: "Dragon Fortune" should show a dragon. */
export function chooseMotif(random: () => number, motifs: List<Motif>, words: string): Motif {
  const chance = pick(random, motifs)
  return motifs.find((motif) => motif.words.test(words)) ?? chance
}
