import { useCallback, useEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { About, IntentionKind } from './intention.rules.ts'
import { type Begun, begin, hearEnded, type IntentionState, intentionState, openIntention, settle } from './intentions.ts'

/** Milliseconds after which it is asked again what came of an intention, where nobody could say. */
const LOOK_AGAIN_MS = 10_000

/** Something that is moved at most once. */
export interface IntentionResult extends IntentionState {
  /** Nobody knows yet what came of the last one: nothing more can be sent until the backend has said it. */
  isUnsure: boolean
  /** Has it moved, so much of it where it is money; rejects with what the backend refuses. */
  begin: <Value>(about: About, send: (key: string) => Promise<Value>, amount?: number) => Promise<Begun<Value>>
  /** Asks what came of the one whose answer was lost. */
  check: () => void
  /** Puts away what was found. */
  dismiss: () => void
}

/**
 * One kind of thing that is moved at most once (BAL-05). An intention that was left open, by a reload or in another tab, is
 * looked after as soon as the screen stands, and again when the network comes back. One whose answer comes when the screen is gone is
 * told by the next one of its kind.
 */
export function useIntention(kind: IntentionKind): IntentionResult {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  const state = useSnapshot(intentionState(lobby, kind))
  const member = session?.userName
  const isHere = useIsHere()
  const check = useCallback(() => {
    if (openIntention(lobby, kind)) void settle(lobby, kind)
  }, [lobby, kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has another one.
  useEffect(check, [check, member])
  useEffect(() => {
    let wasOnline = lobby.state.online
    return subscribe(lobby.state, () => {
      const { online } = lobby.state
      if (online && !wasOnline) check()
      wasOnline = online
    })
  }, [lobby, check])
  const isUnknown = state.phase === 'unknown'
  useEffect(() => {
    if (!isUnknown) return
    const { clock } = lobby.ports
    const timer = clock.setTimeout(check, LOOK_AGAIN_MS)
    return () => clock.clearTimeout(timer)
  }, [lobby, check, isUnknown])
  useEffect(() => lobby.ports.tabs.listen((message) => hearEnded(lobby, kind, message)), [lobby, kind])
  return {
    ...state,
    isUnsure: isUnknown || state.phase === 'checking',
    begin: useCallback((about, send, amount) => begin(lobby, kind, about, send, amount, isHere), [lobby, kind, isHere]),
    check,
    dismiss: useCallback(() => {
      intentionState(lobby, kind).found = undefined
    }, [lobby, kind]),
  }
}
