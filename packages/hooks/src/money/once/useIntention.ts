import { useCallback, useEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { About, IntentionKind } from './intention.rules.ts'
import { type Begun, begin, hearEnded, type IntentionState, intentionState, openIntention, settle } from './intentions.ts'

/** Milliseconds until the backend is asked again what came of an intention, where it could not say. */
const LOOK_AGAIN_MS = 10_000

/** Something that is moved at most once. */
export interface IntentionResult extends IntentionState {
  /** Whether it is still unknown what came of the last attempt: nothing more can be sent until the backend tells it. */
  isUnsure: boolean
  /** Sends it once, with the amount where it is money; rejects with the backend's refusal. */
  begin: <Value>(about: About, send: (key: string) => Promise<Value>, amount?: number) => Promise<Begun<Value>>
  /** Asks what came of the attempt whose answer was lost. */
  check: () => void
  /** Hides what was found. */
  dismiss: () => void
}

/**
 * Sends one kind of thing at most once (BAL-05). Where an intention is still open, after a reload or in another tab, the backend is
 * asked what came of it: as soon as the screen shows, and again when the network is back. An answer that comes after the screen was
 * left is shown by the next screen of this kind.
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
    about: state.phase === 'idle' ? undefined : state.about,
    isUnsure: isUnknown || state.phase === 'checking',
    begin: useCallback((about, send, amount) => begin(lobby, kind, about, send, amount, isHere), [lobby, kind, isHere]),
    check,
    dismiss: useCallback(() => {
      intentionState(lobby, kind).found = undefined
    }, [lobby, kind]),
  }
}
