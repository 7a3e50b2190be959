import { decoded } from '../decoded.ts'
import { banner, isBannerTheme, strip } from './banner.ts'
import { appIcon, avatar, teamBadge, vendorLogo } from './emblems.ts'
import { gameArt, gameWide, isArtCategory } from './game.ts'
import { SYMBOL_COUNT, symbolArt } from './symbols.ts'

const LONGEST_PATH = 600

/**
 * The SVG for an address below `/art/`, or undefined when the address, its category or its theme is
 * unknown. Ids and names are free text: they are decoded, only hashed or escaped, and never trusted.
 */
export function artFor(pathname: string): string | undefined {
  if (pathname.length > LONGEST_PATH || !pathname.startsWith('/art/') || !pathname.endsWith('.svg')) return undefined
  const segments = pathname.slice('/art/'.length, -'.svg'.length).split('/').map(decoded)
  const [kind, first, second] = segments
  if (segments.includes(undefined) || segments.includes('')) return undefined
  if (segments.length === 1) return kind === 'icon' ? appIcon() : undefined
  if (first === undefined) return undefined
  if (segments.length === 2) return named(kind, first)
  if (second === undefined || segments.length > 3) return undefined
  return grouped(kind, first, second)
}

function named(kind: string | undefined, name: string): string | undefined {
  if (kind === 'vendor') return vendorLogo({ code: name, name })
  if (kind === 'team') return teamBadge({ name })
  if (kind === 'avatar') return avatar({ name })
  return undefined
}

function grouped(kind: string | undefined, group: string, id: string): string | undefined {
  if (kind === 'banner' || kind === 'strip') {
    if (!isBannerTheme(group)) return undefined
    return kind === 'banner' ? banner({ id, theme: group }) : strip({ id, theme: group })
  }
  if (!isArtCategory(group)) return undefined
  if (kind === 'game') return gameArt({ id, category: group })
  if (kind === 'wide') return gameWide({ id, category: group })
  if (kind !== 'symbol' || !/^\d$/.test(id) || Number(id) >= SYMBOL_COUNT) return undefined
  return symbolArt({ category: group, index: Number(id) })
}
