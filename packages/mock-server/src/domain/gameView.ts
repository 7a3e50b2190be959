import type { GameRow } from '../rows.ts'
import { lobbyNodeOf, logoOf, type Offer, vendorOf } from '../seed/vendors.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

/** House games are painted as such, all others by their type. */
const artOf = (game: GameRow, shape: 'game' | 'wide') =>
  `/art/${shape}/${game.gameCategory === 'INHOUSE' ? 'INHOUSE' : game.gameType}/${game.id}.svg`

/** A game as the contract shows it. */
export function gameView(game: GameRow, language: string) {
  const name = say(game.names, language)
  const icon = artOf(game, 'game')
  return {
    nodeId: game.id,
    gameName: name,
    nodeName: name,
    displayName: name,
    gameType: game.gameType,
    gameCategory: game.gameCategory,
    gameId: game.gameId,
    roomId: game.roomId,
    ...(game.roomType && { roomType: game.roomType }),
    supportPlay: game.supportPlay,
    vassalage: game.vendor,
    iconUrl: icon,
    showIcon: true,
    mobileLargeIcon: artOf(game, 'wide'),
    mobileSmallIcon: icon,
    gameClassifyNew: game.isNew,
    gameClassify: game.classes.map((key) => ({ key })),
    minBet: game.minBet,
  }
}

/** A vendor's offer as the contract's vendor tile. */
export function offerView(world: World, offer: Offer) {
  return {
    gameCategory: offer.gameCategory,
    gameType: offer.gameType,
    vendor: offer.vendor,
    roomId: 'lobby',
    nodeId: lobbyNodeOf(offer),
    gameCount: world.catalogue.count(offer.gameCategory, offer.vendor),
    displayName: vendorOf(offer.vendor)?.name ?? offer.vendor,
    iconUrl: logoOf(offer.vendor),
    mobileLargeIcon: `/art/wide/${offer.gameCategory === 'INHOUSE' ? 'INHOUSE' : offer.gameType}/${offer.vendor}.svg`,
    supportPlay: false,
    ...(offer.opensList && { isGameH5: 'VASSALAGE' }),
  }
}
