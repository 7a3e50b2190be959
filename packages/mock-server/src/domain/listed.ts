import { paginate } from '../catalogue.ts'
import type { GameRow, ListedRow } from '../rows.ts'
import type { World } from '../world.ts'

type List = 'favourite' | 'recent'

const keyOf = (memberId: number, nodeId: number) => `${memberId}:${nodeId}`

/** The member's rows of a list, newest first. */
export function listed(world: World, list: List, memberId: number): ListedRow[] {
  const rows = world.db.filter(list, (row) => row.memberId === memberId)
  return rows.sort((one, other) => other.order - one.order)
}

/** A page of the games of a list that are still in the catalogue. */
export function listedGames(
  world: World,
  list: List,
  memberId: number,
  { gameType, pageNo, pageSize }: { gameType?: string | undefined; pageNo: number; pageSize: number },
) {
  const games = listed(world, list, memberId)
    .map((row) => world.catalogue.game(row.nodeId))
    .filter((game): game is GameRow => game !== undefined)
    .filter((game) => !gameType || game.gameType === gameType || game.gameCategory === gameType)
  return paginate(games, pageNo, pageSize)
}

/** Puts a game in front of a list; a favourite that is there stays where it is. */
export function addListed(world: World, list: List, memberId: number, nodeId: number) {
  const id = keyOf(memberId, nodeId)
  if (list === 'favourite' && world.db.get(list, id)) return
  world.db.put(list, { id, memberId, nodeId, order: world.nextId() })
}

export const removeListed = (world: World, list: List, memberId: number, nodeId: number) =>
  world.db.remove(list, keyOf(memberId, nodeId))
