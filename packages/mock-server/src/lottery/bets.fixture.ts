import type { Answered, Tester } from '../testKit.ts'

const QUERY = { language: 'EN' } as const
/** A lottery with a draw every ten minutes. */
const LOTTERY = 'ELOTT_ELOTT_1'
const DRAWN_AFTER_MS = 10_000

interface Wanted {
  lottery?: string
  /** How many of the next draws; more than one is a chase. */
  draws?: number
  /** How many draws are left out before them. */
  after?: number
  /** Of one bet, units of the currency; there are two. */
  stake?: number
  stopOnWin?: boolean
}

/** What was answered, the suborders, and when their draws are drawn, ms since 1970. */
export interface Placed {
  answer: Answered
  suborderIds: string[]
  drawnAt: number[]
}

/** Bets on both sides of the sum of the next draws, of which one wins less than both cost. */
export async function betOnDraws(
  { send }: Tester,
  token: string,
  { lottery = LOTTERY, draws: count = 1, after = 0, stake = 10, stopOnWin = false }: Wanted = {},
): Promise<Placed> {
  const table = await send('getLotteryGame', { path: { code: lottery }, query: QUERY })
  const methods = table.at('methods') as { code: string; oddsId: string }[]
  const draws = (table.at('draws') as { drawNo: string; closesAt: number }[]).slice(after, after + count)
  const oddsId = methods.find(({ code }) => code === 'd5_sum')?.oddsId ?? ''
  const bets = [{ method: 'd5_sum', selection: [['big', 'small']], count: 2, stake, multiple: 1, oddsId }]
  const wanted = draws.map(({ drawNo }) => ({ drawNo, times: 1 }))
  const body = { code: lottery, playType: 'trad' as const, bets, draws: wanted, stopOnWin }
  const answer = await send('placeLotteryOrder', { query: QUERY, body, token })
  const suborders = (answer.at('suborders') ?? []) as { suborderId: string }[]
  return {
    answer,
    suborderIds: suborders.map(({ suborderId }) => suborderId),
    drawnAt: draws.map(({ closesAt }) => closesAt + DRAWN_AFTER_MS),
  }
}
