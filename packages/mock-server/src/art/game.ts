import { escapeXml, type List, pick, put, seeded } from './kit.ts'
import { ESPORTS, SPORTS } from './motifs/arenas.ts'
import { COCKFIGHT, INHOUSE, LOTTERY } from './motifs/chance.ts'
import { FISHING } from './motifs/fishing.ts'
import { LIVE } from './motifs/live.ts'
import { chooseMotif, type Motif } from './motifs/motif.ts'
import { SLOTS } from './motifs/slots.ts'
import { TABLES } from './motifs/tables.ts'
import { createPaint, type Paint, picture } from './paint.ts'
import { paletteOf } from './palette.ts'
import { foot, neon, type Scene } from './scenes.ts'

export type ArtCategory = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT' | 'INHOUSE'

type Repertoire = { readonly motifs: List<Motif>; readonly scenes?: List<Scene> }

const REPERTOIRE: Record<ArtCategory, Repertoire> = {
  RNG: { motifs: SLOTS },
  FISH: { motifs: FISHING },
  LIVE: { motifs: LIVE },
  PVP: { motifs: TABLES },
  SPORTS: { motifs: SPORTS },
  ESPORTS: { motifs: ESPORTS },
  ELOTT: { motifs: LOTTERY, scenes: [neon] },
  LOTT: { motifs: LOTTERY },
  COCKFIGHT: { motifs: COCKFIGHT },
  INHOUSE: { motifs: INHOUSE },
}

/** Whether the artwork knows this category code. */
export function isArtCategory(code: string): code is ArtCategory {
  return Object.hasOwn(REPERTOIRE, code)
}

/** A portrait tile of 240 by 268 for a game; words in the id or name ("dragon") choose a fitting motif. */
export function gameArt(game: { id: string; category: ArtCategory; name?: string }): string {
  const { motif, paint, scene } = prepare(game)
  const stage = { width: 240, height: 268, x: 120, y: 124 }
  const title = game.name ? `<title>${escapeXml(game.name)}</title>` : ''
  return picture(
    240,
    268,
    paint,
    `${title}${scene(paint, stage)}${put(120, 126, posed(motif, paint), 1.06)}${foot(240, 268, paint)}`,
  )
}

/** A wide tile of 480 by 200 for a vendor's lobby; the start side stays calm for the vendor's mark. */
export function gameWide(game: { id: string; category: ArtCategory }): string {
  const { motif, paint, scene } = prepare(game)
  const stage = { width: 480, height: 200, x: 350, y: 100 }
  const shade = paint.along(`${paint.palette.deep}e6`, `${paint.palette.deep}00`)
  return picture(
    480,
    200,
    paint,
    `${scene(paint, stage)}<path d="M0 0H300V200H0Z" fill="${shade}"/>${put(352, 102, posed(motif, paint), 0.94)}`,
  )
}

function prepare({ id, category, name = '' }: { id: string; category: ArtCategory; name?: string }) {
  const { motifs, scenes } = REPERTOIRE[category]
  const random = seeded(`${category}/${id}`)
  const motif = chooseMotif(random, motifs, `${id.slice(0, 80)} ${name.slice(0, 80)}`)
  const paint = createPaint(`${category}/${id}/paint`, paletteOf(`${category}/${id}`, motif.hues))
  return { motif, paint, scene: pick(random, scenes ?? motif.scenes) }
}

function posed(motif: Motif, paint: Paint): string {
  const drawing = motif.draw(paint)
  return motif.flips && paint.random() < 0.5 ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing
}
