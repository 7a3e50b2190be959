import { ok, refuse } from '../answers.ts'
import { rankOf } from '../domain/gameRank.ts'
import { gameView } from '../domain/gameView.ts'
import { amountOf } from '../domain/ledger.ts'
import { type Family, familyOf } from '../lottery/families.ts'
import { isVietnamese, numeroOf, recentOf } from '../lottery/regional.ts'
import { codeOf, lotteriesOf, lotteryOf } from '../lottery/tables.ts'
import type { Handlers } from '../operation.ts'
import { offers, sortedCategories } from '../seed/vendors.ts'
import { say, type Text } from '../text.ts'
import type { World } from '../world.ts'

/** Groups of lotteries by what they draw, in the order of the menu. */
const GROUPS: readonly { family: Family; name: Text }[] = [
  { family: 'vn', name: { EN: 'Vietnam', TY: 'Vietnam' } },
  { family: 'digits5', name: { EN: 'Five digits', TY: 'Limang digit' } },
  { family: 'pk10', name: { EN: 'Racing', TY: 'Karera' } },
  { family: 'dice3', name: { EN: 'Dice', TY: 'Dais' } },
  { family: 'pick45', name: { EN: 'Six of 45', TY: 'Anim sa 45' } },
]

/** Game types that are menus of their own, whatever category their vendors stand in. */
const OWN_MENUS: ReadonlySet<string> = new Set(['ESPORTS', 'COCKFIGHT'])

/** How many games each menu has, in the order of the categories. */
function menusOf(world: World): Map<string, number> {
  const counts = new Map<string, number>()
  for (const category of sortedCategories) {
    for (const { gameCategory, gameType, vendor } of offers) {
      const menu = OWN_MENUS.has(gameType) ? gameType : gameCategory
      if (gameCategory === category) counts.set(menu, (counts.get(menu) ?? 0) + world.catalogue.count(category, vendor))
    }
  }
  return counts
}

export const centerHandlers = {
  listGameMenus: ({ world }) =>
    ok([...menusOf(world)].filter(([, count]) => count > 0).map(([menuCode, gameCount]) => ({ menuCode, gameCount }))),
  listLotteryMenu({ world, language }) {
    const games = lotteriesOf(world)
    return ok(
      GROUPS.map(({ family, name }) => ({
        groupCode: family,
        name: say(name, language),
        lotteries: games.filter((game) => familyOf(game) === family).map(codeOf),
      })).filter(({ lotteries }) => lotteries.length > 0),
    )
  },
  getRecentLottery: ({ world, query, language }) => ok(recentOf(world, query, language)),
  getLotteryNumero({ world, query }) {
    const game = lotteryOf(world, query.code)
    if (!game || !isVietnamese(game)) return refuse('lottery.unknown')
    return ok(numeroOf(world, game, query.draws, query.prize === 'special' ? 1 : undefined))
  },
  listGameRank: ({ world, query, language }) =>
    ok(
      rankOf(world, query).map(({ game: row, customerName = '', cents, wins }) => {
        const game = row && gameView(row, language)
        return { name: game?.gameName ?? customerName, winAmount: amountOf(cents), wins, ...(game && { game }) }
      }),
    ),
} satisfies Partial<Handlers>
