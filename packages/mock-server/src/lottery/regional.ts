import type { GameRow } from '../rows.ts'
import { say, type Text } from '../text.ts'
import type { World } from '../world.ts'
import { DRAWN_AFTER_MS, type Draw, drawnDraws, numbersOf, VIETNAM_AHEAD_MS } from './draws.ts'
import { familyOf } from './families.ts'
import { codeOf, lotteriesOf } from './tables.ts'

const DAY_MS = 86_400_000
/** Days whose draws may be looked at, today included. */
const DAYS = 7
const VENDOR = 'TCG_LOTTO_VN'

const REGIONS: readonly { code: string; name: Text }[] = [
  { code: 'north', name: { EN: 'North', TY: 'Hilaga' } },
  { code: 'central', name: { EN: 'Central', TY: 'Gitna' } },
  { code: 'south', name: { EN: 'South', TY: 'Timog' } },
]

/** The tiers of the 18 prizes in the order in which they are drawn, and how many numbers each has. */
const TIERS: readonly { name: Text; count: number }[] = [
  { name: { EN: 'Special prize', TY: 'Espesyal na premyo' }, count: 1 },
  { name: { EN: 'First prize', TY: 'Unang premyo' }, count: 1 },
  { name: { EN: 'Second prize', TY: 'Ikalawang premyo' }, count: 1 },
  { name: { EN: 'Third prize', TY: 'Ikatlong premyo' }, count: 2 },
  { name: { EN: 'Fourth prize', TY: 'Ikaapat na premyo' }, count: 7 },
  { name: { EN: 'Fifth prize', TY: 'Ikalimang premyo' }, count: 1 },
  { name: { EN: 'Sixth prize', TY: 'Ikaanim na premyo' }, count: 3 },
  { name: { EN: 'Seventh prize', TY: 'Ikapitong premyo' }, count: 1 },
  { name: { EN: 'Eighth prize', TY: 'Ikawalong premyo' }, count: 1 },
]

/** Whether a lottery draws the 18 prizes of a Vietnamese draw. */
export const isVietnamese = (game: GameRow): boolean => familyOf(game) === 'vn'

/** The region whose name a lottery bears; the central one for the others. */
const regionOf = ({ names }: GameRow): string => REGIONS.find(({ name }) => names.EN.endsWith(` ${name.EN}`))?.code ?? 'central'

/** What was drawn, by tier. */
export function prizesOf(numbers: readonly string[], language: string) {
  let from = 0
  return TIERS.map(({ name, count }) => {
    const first = from
    from += count
    return { name: say(name, language), numbers: numbers.slice(first, from) }
  })
}

/** The day of a moment (ms since 1970) in Vietnam, as YYYY-MM-DD. */
const dayOf = (ms: number) => new Date(ms + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)

/** The last draw of a lottery on a day whose numbers are known; undefined for a day that has none yet. */
function drawOn(game: GameRow, day: string, now: number): Draw | undefined {
  const end = Date.parse(`${day}T00:00:00Z`) - VIETNAM_AHEAD_MS + DAY_MS
  // The last draw of a day closes with it, and is drawn a little later.
  const [draw] = drawnDraws(game, Math.min(now, end + DRAWN_AFTER_MS), 1)
  return draw?.drawNo.startsWith(day.replaceAll('-', '')) ? draw : undefined
}

/** The Vietnamese lotteries of a region, or of all, each with its last draw on a day, the newest first. */
export function recentOf(world: World, { region, day }: { region?: string; day?: string }, language: string) {
  const now = world.now()
  const games = lotteriesOf(world).filter(({ vendor }) => vendor === VENDOR)
  // Shortly after midnight the newest day with a draw is the one before.
  const today = dayOf(now)
  const newest = games.some((game) => drawOn(game, today, now)) ? now : now - DAY_MS
  const days = Array.from({ length: DAYS }, (_, at) => dayOf(newest - at * DAY_MS))
  const shown = day ?? days[0] ?? today
  const list = games
    .filter((game) => days.includes(shown) && (region === undefined || regionOf(game) === region))
    .flatMap((game) => {
      const draw = drawOn(game, shown, now)
      if (!draw) return []
      const { drawNo, drawnAt } = draw
      const prizes = prizesOf(numbersOf(world.seed, game, drawNo), language)
      return { code: codeOf(game), name: say(game.names, language), regionCode: regionOf(game), drawNo, drawnAt, prizes }
    })
    .toSorted((one, other) => other.drawnAt - one.drawnAt)
  const regions = REGIONS.map(({ code, name }) => ({ regionCode: code, name: say(name, language) }))
  return { day: shown, days, regions, list }
}

/** How often and when last each ending of two digits came in the last draws; only in the special prize, or in all. */
export function numeroOf(world: World, game: GameRow, count: number, prizes?: number) {
  const draws = drawnDraws(game, world.now(), count).map((draw) => ({
    ...draw,
    endings: numbersOf(world.seed, game, draw.drawNo)
      .slice(0, prizes)
      .map((number) => number.slice(-2)),
  }))
  const numbers = Array.from({ length: 100 }, (_, at) => {
    const number = String(at).padStart(2, '0')
    const hits = draws.reduce((sum, { endings }) => sum + endings.filter((ending) => ending === number).length, 0)
    const last = draws.findIndex(({ endings }) => endings.includes(number))
    const { drawNo, drawnAt } = draws[last] ?? {}
    return {
      number,
      hits,
      missed: last < 0 ? draws.length : last,
      ...(drawNo !== undefined && drawnAt !== undefined && { lastDrawNo: drawNo, lastDrawnAt: drawnAt }),
    }
  })
  return { code: codeOf(game), draws: draws.length, numbers }
}
