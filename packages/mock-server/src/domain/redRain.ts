import { type Outcome, ok, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import { between, createRandom } from '../random.ts'
import type { World } from '../world.ts'
import { amountOf, move } from './ledger.ts'

const MINUTE_MS = 60_000
/** A round begins every half hour. */
const EVERY_MS = 30 * MINUTE_MS
const LASTS_MS = 2 * MINUTE_MS
const ENVELOPES = 12
/** How many in a hundred envelopes are empty. */
const EMPTY_PERCENT = 25
const MOST_CENTS = 8_888
const LEAST_CENTS = 100

type Round = NonNullable<Value<'getRedRain'>['round']>

const rowId = (memberId: number, number: number) => `${memberId}:${number}`

function roundView(world: World, memberId: number, number: number): Round {
  const opened = world.db.get('envelope', rowId(memberId, number))
  const startsAt = number * EVERY_MS
  return {
    roundId: `R${number}`,
    startsAt,
    endsAt: startsAt + LASTS_MS,
    envelopes: ENVELOPES,
    ...(opened && { opened: { envelope: opened.envelope, amount: amountOf(opened.cents) } }),
  }
}

/** The number of the round that runs at a moment. */
function runningAt(now: number): number | undefined {
  const number = Math.floor(now / EVERY_MS)
  return now < number * EVERY_MS + LASTS_MS ? number : undefined
}

/** The round of now, the next one, and what a member has won in all. */
export function redRainFor(world: World, memberId: number): Value<'getRedRain'> {
  const now = world.now()
  const running = runningAt(now)
  const won = world.db.filter('envelope', (row) => row.memberId === memberId).reduce((sum, { cents }) => sum + cents, 0)
  return {
    serverTime: now,
    ...(running !== undefined && { round: roundView(world, memberId, running) }),
    next: roundView(world, memberId, Math.floor(now / EVERY_MS) + 1),
    won: amountOf(won),
  }
}

/** What is in an envelope, in cents: the same for the same seed, round, member and envelope. */
function centsIn({ seed }: World, memberId: number, round: number, envelope: number): number {
  const { next } = createRandom(seed * 7_919 + round * 104_729 + memberId * 1_299_709 + envelope * 15_485_863)
  return next() * 100 < EMPTY_PERCENT ? 0 : between(next, LEAST_CENTS, MOST_CENTS)
}

/** Opens an envelope of the round of now, the only one that the member gets in it. */
export function openEnvelope(
  world: World,
  memberId: number,
  { roundId, envelope }: { roundId: string; envelope: number },
): Outcome<Value<'openEnvelope'>> {
  const running = runningAt(world.now())
  if (running === undefined || roundId !== `R${running}` || envelope > ENVELOPES) return refuse('rain.over')
  const id = rowId(memberId, running)
  if (world.db.get('envelope', id)) return refuse('rain.opened')
  const cents = centsIn(world, memberId, running, envelope)
  world.db.add('envelope', { id, memberId, envelope, cents, at: world.now() })
  move(world, memberId, 'rain', cents, { orderId: `${roundId}-${envelope}` })
  return ok({ amount: amountOf(cents) })
}
