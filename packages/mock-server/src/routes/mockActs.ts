import { failure, jsonResponse, ok } from '../answers.ts'
import { doorRefusal } from '../domain/loginGate.ts'
import { welcome } from '../domain/sessions.ts'
import { rowOfAccount } from '../domain/team.ts'
import { nextDraw } from '../lottery/runDraw.ts'
import { codeOf, lotteriesOf } from '../lottery/tables.ts'
import type { MockBackend } from '../options.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { NO_STORE } from './pages.ts'

type Said = Readonly<Record<string, unknown>>

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** How far the clock may be moved at once. */
const MOST_HOURS = 366 * DAY_HOURS

export const json = (body: unknown) => jsonResponse(200, body, NO_STORE)

/** A number from 0 on; NaN for anything else. */
const count = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : Number.NaN)

export const clockAnswer = (backend: MockBackend): Response => json({ now: backend.now() })

/** Moves the backend's clock on by hours, days or both. */
export function moveClock(backend: MockBackend, { hours = 0, days = 0 }: Said): Response {
  const all = count(hours) + count(days) * DAY_HOURS
  if (!(all > 0 && all <= MOST_HOURS)) {
    const message = `hours and days are numbers from 0, together more than nothing and at most ${MOST_HOURS / DAY_HOURS} days`
    return failure(400, 'request.invalid', message)
  }
  backend.moveClock(Math.round(all * HOUR_MS))
  return clockAnswer(backend)
}

/** Every lottery with the draw that comes next. */
export const nextDraws = (world: World) =>
  lotteriesOf(world).map((game) => ({ lottery: codeOf(game), name: say(game.names, 'EN'), ...nextDraw(game, world.now()) }))

/** Runs the next draw of a lottery now. */
export function runDraw(backend: MockBackend, { lottery }: Said): Response {
  if (typeof lottery !== 'string' || lottery === '') {
    return failure(400, 'request.invalid', 'lottery is the code of one; GET /mock/draw lists them')
  }
  const drawn = backend.runDraw(lottery)
  return drawn
    ? json({ ...drawn, now: backend.now() })
    : failure(404, 'lottery.unknown', `no lottery is called ${lottery}; GET /mock/draw lists them`)
}

/** A session of a member without a password, as a login answers it. */
export function logIn(world: World, { account }: Said): Response {
  if (typeof account !== 'string' || account === '') {
    return failure(400, 'request.invalid', 'account is the name of a member; GET /mock/members lists them')
  }
  const member = rowOfAccount(world, account)
  if (!member) return failure(404, 'member.not.found', `no member is called ${account}; GET /mock/members lists them`)
  const refusal = doorRefusal(world, member)
  return refusal ? failure(403, refusal.errorCode, refusal.message) : json(ok(welcome(world, member)))
}
