import { failure, jsonResponse } from '../answers.ts'
import { isArtCategory } from '../art/index.ts'
import { catchUp } from '../catchUp.ts'
import { payLevels } from '../domain/club.ts'
import { amountOf, centsOf, settle } from '../domain/ledger.ts'
import { timeOutUntil } from '../domain/limits.ts'
import { isSessionOpen } from '../domain/sessions.ts'
import { noteWin } from '../domain/winners.ts'
import type { createGate } from '../gate.ts'
import { playPage, playPolicy, playRound, playScript, playStyle } from '../play/index.ts'
import type { MemberRow, RoundRow, TicketRow } from '../rows.ts'
import { CURRENCY } from '../seed/settings.ts'
import { lobbyNodes, vendorOf } from '../seed/vendors.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

type Gate = ReturnType<typeof createGate>

const STAKES = [1, 5, 10, 50, 100, 500] as const
const LOWEST_STAKE_CENTS = 1
const HIGHEST_STAKE_CENTS = 1_000_000
const LONGEST_KEY = 80

/** The page runs in a sandboxed frame, whose origin is nobody's. */
const OPEN = { 'Access-Control-Allow-Origin': '*' }
/** What its browser asks before a round, whichever way the backend runs. */
const PREFLIGHT = { ...OPEN, 'Access-Control-Allow-Methods': 'GET, POST', 'Access-Control-Allow-Headers': 'content-type' }
const text = (body: string, type: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { ...OPEN, ...headers, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
  })
const json = (status: number, body: unknown) => jsonResponse(status, body, { ...OPEN, 'Cache-Control': 'no-store' })
const no = (status: number, error: string) => json(status, { error })

/** The member who may play with a ticket: while the session that launched it lasts. */
function playerOf(world: World, { session, memberId }: TicketRow): MemberRow | undefined {
  if (!session || memberId === undefined || !isSessionOpen(world, session)) return undefined
  return world.db.get('member', memberId)
}

function page(world: World, ticket: TicketRow, origin: string): Response {
  const game = world.catalogue.game(ticket.nodeId)
  const lobby = lobbyNodes.get(ticket.nodeId)
  const gameName = game ? say(game.names, ticket.language) : (vendorOf(ticket.vendor)?.name ?? ticket.vendor)
  const category = game?.gameCategory === 'INHOUSE' ? 'INHOUSE' : (game ?? lobby)?.gameType
  const { html } = playPage({
    ticket: ticket.id,
    gameName,
    category: category && isArtCategory(category) ? category : 'LOTT',
    gameId: String(ticket.nodeId),
    language: ticket.language === 'TY' ? 'TY' : 'EN',
    currency: CURRENCY,
  })
  return text(html, 'text/html', { 'Content-Security-Policy': playPolicy(origin) })
}

const roundView = ({ stakeCents, winCents, balanceCents, symbols }: RoundRow) => ({
  stake: amountOf(stakeCents),
  win: amountOf(winCents),
  balance: amountOf(balanceCents),
  symbols,
})

async function readRound(request: Request): Promise<{ stakeCents: number; key: string } | undefined> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('stake' in body) || !('key' in body)) return undefined
  const { stake, key } = body
  const stakeCents = typeof stake === 'number' ? centsOf(stake) : undefined
  if (stakeCents === undefined || stakeCents < LOWEST_STAKE_CENTS || stakeCents > HIGHEST_STAKE_CENTS) return undefined
  return typeof key === 'string' && key && key.length <= LONGEST_KEY ? { stakeCents, key } : undefined
}

/** Plays a round exactly once a key: a repeated call gets the first answer again and moves no money (BAL-05). */
async function round(world: World, ticket: TicketRow, request: Request): Promise<Response> {
  const asked = await readRound(request)
  if (!asked) return no(400, 'round.invalid')
  catchUp(world)
  const member = playerOf(world, ticket)
  if (!member) return no(401, 'session.ended')
  const id = `${ticket.id}:${asked.key}`
  const { stakeCents } = asked
  const before = world.db.get('round', id)
  if (before) return before.stakeCents === stakeCents ? json(200, roundView(before)) : no(409, 'round.key.used')
  // The game may have been opened before the time-out was taken.
  if (timeOutUntil(world, member.id) !== undefined) return no(403, 'limit.timeOut')
  if (stakeCents > member.balanceCents) return no(402, 'balance.low')
  const { win, symbols } = playRound({ stake: amountOf(stakeCents), random: world.random })
  const winCents = Math.round(win * 100)
  const balanceCents = settle(world, member.id, { stakeCents, winCents, roundId: id })
  if (balanceCents === undefined) return no(402, 'balance.low')
  const row: RoundRow = {
    id,
    memberId: member.id,
    nodeId: ticket.nodeId,
    stakeCents,
    winCents,
    balanceCents,
    symbols,
    at: world.now(),
  }
  world.db.add('round', row)
  noteWin(world, member, ticket.nodeId, winCents)
  payLevels(world, member)
  return json(200, roundView(row))
}

function stateOf(world: World, ticket: TicketRow): Response {
  catchUp(world)
  const member = playerOf(world, ticket)
  if (!member) return no(401, 'session.ended')
  return json(200, {
    balance: amountOf(member.balanceCents),
    currency: CURRENCY,
    stakes: STAKES,
    minStake: amountOf(LOWEST_STAKE_CENTS),
  })
}

/** Answers below /play/: the page of a launched game, its files, its state and its rounds. */
export async function playAnswer(world: World, gate: Gate, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  const { origin, pathname } = new URL(request.url)
  const [, , id = '', action] = pathname.split('/')
  if (id === 'game.js') return text(playScript, 'text/javascript')
  if (id === 'game.css') return text(playStyle, 'text/css')
  const ticket = world.db.get('ticket', id)
  if (!ticket) return no(404, 'ticket.unknown')
  const pass = (target: 'playPage' | 'playState' | 'playRound', answer: () => Promise<Response>) =>
    gate({ target, isAboutSite: false, request, answer })
  const { method } = request
  if (action === undefined && method === 'GET') return pass('playPage', async () => page(world, ticket, origin))
  if (action === 'state' && method === 'GET') return pass('playState', async () => stateOf(world, ticket))
  if (action === 'round' && method === 'POST') return pass('playRound', () => round(world, ticket, request))
  return failure(404, 'not.found')
}
