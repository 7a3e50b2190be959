import { ok } from '../answers.ts'
import { gameView, offerView } from '../domain/gameView.ts'
import { amountOf } from '../domain/ledger.ts'
import { boardOf } from '../domain/winners.ts'
import type { Handlers } from '../operation.ts'
import { logoOf, type Offer, offers, sortedCategories, vendorOf, vendors } from '../seed/vendors.ts'
import type { World } from '../world.ts'

const HOT_GAMES = 60

const offered = ({ scenario }: World): readonly Offer[] => (scenario.empty ? [] : offers)

const groupBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return Object.fromEntries(groups)
}

const typeView = (world: World, { gameType, gameCategory, vendor }: Offer) => ({
  gameType,
  vassalage: vendor,
  displayName: vendorOf(vendor)?.name ?? vendor,
  iconUrl: logoOf(vendor),
  gameCount: world.catalogue.count(gameCategory, vendor),
  gameClassify: gameType === 'RNG' ? [...(vendorOf(vendor)?.classes ?? [])] : [],
})

const number = (text: string | undefined) => (text ? Number(text) : undefined)

export const gameHandlers = {
  listVendors({ world }) {
    const shown = offered(world)
    const tiles = shown.map((offer) => offerView(world, offer))
    const sorting = sortedCategories
      .map((gameCategory) => ({
        gameCategory,
        vendorNames: shown
          .filter((offer) => offer.gameCategory === gameCategory)
          .map(({ gameType, vendor }) => ({
            gameType,
            vassalage: vendor,
            accountTypeName: vendorOf(vendor)?.name ?? vendor,
          })),
      }))
      .filter(({ vendorNames }) => vendorNames.length > 0)
    return ok({
      sorting,
      mapping: { categories: groupBy(tiles, (tile) => tile.gameCategory), gameType: groupBy(tiles, (tile) => tile.gameType) },
    })
  },
  listGameTypes: ({ world }) => ok(offered(world).map((offer) => typeView(world, offer))),
  listGameTypesByVassalage: ({ world }) =>
    ok(
      offered(world)
        .filter(({ gameCategory }) => gameCategory === 'INHOUSE')
        .map((offer) => typeView(world, offer)),
    ),
  listVassalages: ({ world }) =>
    ok(
      world.scenario.empty
        ? []
        : vendors.map(({ code, name }) => ({ vassalage: code, displayName: name, iconUrl: logoOf(code) })),
    ),
  listGames({ world, query, language }) {
    const { rows, totalPages } = world.catalogue.page(
      {
        gameType: query.gameType,
        vendor: query.vassalage,
        name: query.gameName?.trim(),
        gameClass: query.gameClassify,
        isNew: query.isNew === 1,
        minBet: number(query.minBet),
        minLine: number(query.minLine),
        language,
      },
      query.pageNo,
      query.pageSize,
    )
    return ok({ games: rows.map((game) => gameView(game, language)), pageNum: query.pageNo, totalPages })
  },
  listHotGames: ({ world, query, language }) =>
    ok(world.catalogue.hot(query.gameType ?? '', HOT_GAMES).map((game) => gameView(game, language))),
  listLotteries: ({ world, query, language }) =>
    ok(
      ['LOTT', 'ELOTT']
        .flatMap((gameType) => world.catalogue.page({ gameType, language }, 1, 100).rows)
        .filter((game) => game.prizeMode === query.prizeMode)
        .map((game) => gameView(game, language)),
    ),
  listWinners: ({ world, query, language }) =>
    ok(
      boardOf(world, query.gameCategory, query.limitNum).map(({ game, customerName, cents }) => {
        const { gameName, iconUrl, nodeId, gameId, roomId, gameType, vassalage, supportPlay } = gameView(game, language)
        return {
          vo: {
            customerName,
            gameName,
            iconUrl,
            winAmount: amountOf(cents),
            nodeId,
            gameId,
            roomId,
            gameType,
            vassalage,
            supportPlay,
          },
        }
      }),
    ),
} satisfies Partial<Handlers>
