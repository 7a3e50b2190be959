import { ok, refuse } from '../answers.ts'
import { gameView } from '../domain/gameView.ts'
import { addListed, listed, listedGames, removeListed } from '../domain/listed.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import { lobbyNodes } from '../seed/vendors.ts'
import type { World } from '../world.ts'

const isKnown = (world: World, nodeId: number) => world.catalogue.game(nodeId) !== undefined || lobbyNodes.has(nodeId)

/** Favourite and recent games. */
export const listedHandlers = {
  listFavouriteIds(call) {
    const { member } = signedIn(call)
    return ok(listed(call.world, 'favourite', member.id).map((row) => row.nodeId))
  },
  addFavourite(call) {
    const { member } = signedIn(call)
    if (!isKnown(call.world, call.body.nodeId)) return refuse('game.not.found')
    addListed(call.world, 'favourite', member.id, call.body.nodeId)
    return ok()
  },
  removeFavourite(call) {
    removeListed(call.world, 'favourite', signedIn(call).member.id, call.body.nodeId)
    return ok()
  },
  listFavourites(call) {
    const { world, query, language } = call
    const { rows, totalPages } = listedGames(world, 'favourite', signedIn(call).member.id, query)
    return ok({ content: rows.map((game) => gameView(game, language)), pageNum: query.pageNo, totalPages })
  },
  addRecent(call) {
    const { member } = signedIn(call)
    if (!isKnown(call.world, call.query.nodeId)) return refuse('game.not.found')
    addListed(call.world, 'recent', member.id, call.query.nodeId)
    return ok()
  },
  listRecents(call) {
    const { world, query, language } = call
    const { gameType, page, pageSize } = query
    const { rows, totalPages } = listedGames(world, 'recent', signedIn(call).member.id, { gameType, pageNo: page, pageSize })
    return ok({ list: rows.map((game) => gameView(game, language)), totalPages })
  },
} satisfies Partial<Handlers>
