import { type Outcome, ok, refuse } from '../answers.ts'
import { timeOutUntil } from '../domain/limits.ts'
import { MEMBER_TYPE } from '../domain/members.ts'
import type { Call, Handlers, Value } from '../operation.ts'
import { letters } from '../random.ts'
import type { GameRow } from '../rows.ts'
import { lobbyNodes, lotteryVendors, vendorOf } from '../seed/vendors.ts'

const TICKET_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** The launched game or lobby, when the vendor has it. */
function targetOf({ world, query }: Call<'launchGame'>): GameRow | { supportPlay: boolean } | undefined {
  const game = world.catalogue.game(query.nodeId)
  if (game?.vendor === query.vendor) return game
  const isLobby = lobbyNodes.get(query.nodeId)?.vendor === query.vendor || lotteryVendors.has(query.vendor)
  return isLobby && vendorOf(query.vendor) ? { supportPlay: false } : undefined
}

/** Lotteries are played on the site itself: the page of one, or the lobby of a prize mode. */
function lotteryPage({ gameCode, gameId, prizeMode, playType }: Call<'launchGame'>['query']): string {
  const code = gameCode || gameId
  return `/m/startLottery?${new URLSearchParams({ ...(code && { code }), ...(prizeMode && { prize_mode: prizeMode }), ...(playType && { playType }) })}`
}

/** The address is a ticket bound to the session, never the token: addresses end up in logs and histories. */
function launch(call: Call<'launchGame'>): Outcome<Value<'launchGame'>> {
  const { world, query, member, session, language, origin } = call
  if (!member && !lotteryVendors.has(query.vendor)) return refuse('session.ended')
  if (member && timeOutUntil(world, member.id) !== undefined) return refuse('limit.timeOut')
  const target = targetOf(call)
  if (!target) return refuse('game.not.found')
  if (member?.type === MEMBER_TYPE.trial && !target.supportPlay) return refuse('trial.not.allowed')
  if (vendorOf(query.vendor)?.down) return ok({ url: '' })
  if (lotteryVendors.has(query.vendor)) return ok({ url: lotteryPage(query), openMode: 'page' })
  const id = `${letters(world.random, 26, TICKET_ALPHABET)}${world.nextId().toString(36)}`
  world.db.add('ticket', {
    id,
    nodeId: query.nodeId,
    vendor: query.vendor,
    language,
    ...(session && { session: session.session, memberId: session.memberId }),
  })
  return ok({ url: `${origin}/play/${id}`, openMode: 'frame' })
}

export const launchHandlers = { launchGame: launch } satisfies Partial<Handlers>
