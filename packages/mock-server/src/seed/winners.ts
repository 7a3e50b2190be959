import type { Catalogue } from '../catalogue.ts'
import { masked } from '../domain/members.ts'
import { between, createRandom, pick } from '../random.ts'
import type { World } from '../world.ts'

const NAMES = ['jomar', 'liezel', 'dragonfly', 'benjie', 'aling', 'kuya77', 'nenita', 'luckyme', 'rosas', 'tomas9'] as const
const WINNERS = 40

const LOTTERY_WINNERS = 24
const LOTTERY_HOURS = 6
/** Puts lottery wins of the last days on the board, behind those of the last hours. */
function seedLotteryWinners(world: World, catalogue: Catalogue, seed: number) {
  const random = createRandom(seed + 71).next
  const games = ['LOTT', 'ELOTT'].flatMap((gameType) => catalogue.page({ gameType, language: 'EN' }, 1, 100).rows)
  for (let index = LOTTERY_WINNERS; index > 0; index -= 1) {
    world.db.add('winner', {
      // Below all numbers that the backend hands out.
      id: -index,
      nodeId: pick(random, games).id,
      customerName: masked(pick(random, NAMES)),
      cents: between(random, 100_000, 4_000_000),
      at: world.startedAt - index * LOTTERY_HOURS * 3_600_000,
    })
  }
}

/** Puts wins of the last hours on the board, and those of lotteries of the last days. */
export function seedWinners(world: World, catalogue: Catalogue, seed: number) {
  seedLotteryWinners(world, catalogue, seed)
  const random = createRandom(seed + 7).next
  const games = catalogue.hot('', 400).filter((game) => game.gameType === 'RNG' || game.gameType === 'FISH')
  for (let index = WINNERS; index > 0; index -= 1) {
    world.db.add('winner', {
      id: world.nextId(),
      nodeId: pick(random, games).id,
      customerName: masked(pick(random, NAMES)),
      cents: between(random, 100_000, 15_000_000),
      at: world.startedAt - index * 11 * 60_000,
    })
  }
}
