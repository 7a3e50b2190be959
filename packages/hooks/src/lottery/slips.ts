import { proxy, subscribe } from 'valtio/vanilla'
import type { Lobby } from '../core/lobby.ts'
import { newKey } from '../core/newKey.ts'
import { perLobby } from '../core/perLobby.ts'
import { leavingOf } from '../core/session/leaving.ts'
import { readJson, STORAGE_KEYS } from '../core/storage.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { type Chase, NO_CHASE } from './chase.rules.ts'
import { areSlips } from './keptSlips.rules.ts'
import { type SlipLine, withLines } from './line.rules.ts'
import type { Selection } from './plays.rules.ts'

/** What is picked and typed for the next line. */
export interface LineInput {
  /** Code of the way to bet; the first one while it is empty. */
  method: string
  /** What is picked of that way to bet. */
  selection: Selection | undefined
  /** What is typed, by the name of the field. */
  texts: Readonly<Record<string, string>>
}

/** A bet slip; it outlives its screen and a reload of the page, so that what was meant is still there after a login in between. */
export interface Slip {
  /** Tells it from every other slip, also from that of another tab, whose lines have the same numbers. */
  readonly key: string
  lines: SlipLine[]
  /** The number of the last line. */
  lastId: number
  chase: Chase
  next: LineInput
}

const GUEST = ''
const slipsOf = /* @__PURE__ */ perLobby((lobby) => {
  const { sessionStorage } = lobby.ports
  const slips = proxy(readJson(sessionStorage, STORAGE_KEYS.slips, areSlips) ?? {})
  subscribe(slips, () => {
    // Of a member who has logged out nothing stays on the device; one whose session has ended may come back.
    const members = [GUEST, lobby.state.session?.userName, leavingOf(lobby).expired]
    const kept = Object.entries(slips).filter(([name]) => members.includes(memberOf(name)))
    sessionStorage.setItem(STORAGE_KEYS.slips, JSON.stringify(Object.fromEntries(kept)))
  })
  return slips
})

/**
 * The slip of a game and a way to play, of a member, or of the guest where there is none; nobody sees another's. What a guest put
 * on it goes with the one who logs in, behind the lines that the member's own has already.
 */
export function slipOf(lobby: Lobby, member: string | undefined, code: string, playType: PlayType): Slip {
  const slips = slipsOf(lobby)
  const guestName = nameOf(GUEST, code, playType)
  const name = nameOf(member ?? GUEST, code, playType)
  const guests = slips[guestName]
  if (name !== guestName && guests?.lines.length) {
    delete slips[guestName]
    const own = slips[name]
    if (own?.lines.length) {
      own.lines = withLines(own, guests.lines)
      own.lastId += guests.lines.length
    } else slips[name] = guests
  }
  slips[name] ??= newSlip()
  return slips[name]
}

/** Whether a member has something on a slip, without making one of it. */
export const hasSlip = (lobby: Lobby, member: string, code: string, playType: PlayType): boolean =>
  (slipsOf(lobby)[nameOf(member, code, playType)]?.lines.length ?? 0) > 0

const nameOf = (member: string, code: string, playType: PlayType) => `${playType} ${code} ${member}`
const memberOf = (name: string) => name.split(' ').at(-1)

const newSlip = (): Slip => ({
  key: newKey(),
  lines: [],
  lastId: 0,
  chase: NO_CHASE,
  next: { method: '', selection: undefined, texts: {} },
})
