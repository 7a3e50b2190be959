import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message } from '../../core/message.ts'
import { type IntentionResult, useIntention } from '../../money/once/useIntention.ts'

/** What a change of the bank cards is about. Those that an older version left on the device do not say which of the two it was. */
type AboutCard = {
  /** The last digits of the card's number. */
  card: string
  change: 'add' | 'remove'
}

/** A change of the bank cards that is made at most once. */
export interface CardChange extends Pick<IntentionResult, 'phase' | 'found' | 'dismiss'> {
  /**
   * Makes a change; rejects with what the backend refuses. Where the answer was lost, a message says that it was not made, or
   * that nobody knows yet.
   */
  change: (about: AboutCard, send: (key: string) => Promise<void>) => Promise<Message | undefined>
  /** Of what {@link change} said what is still so: that nobody knows yet is over once somebody does. */
  stillUnknown: (why: Message | undefined) => Message | undefined
}

/** Makes changes of the bank cards, each at most once, one at a time (BAL-05, MEM-07). */
export function useCardChange(): CardChange {
  const { begin, check, phase, isUnsure, found, dismiss } = useIntention('card')
  const [isOver, setOver] = useState(false)
  const wasUnsure = useRef(isUnsure)
  useEffect(() => {
    if (wasUnsure.current && !isUnsure) setOver(true)
    wasUnsure.current = isUnsure
  }, [isUnsure])
  return {
    phase,
    found,
    dismiss,
    change: useCallback(
      async (about, send) => {
        setOver(false)
        const { outcome } = await begin(about, send)
        if (outcome === 'answered') return undefined
        if (outcome === 'busy') check()
        if (outcome === 'done') return undefined
        return { id: outcome === 'none' ? 'card_unchanged' : 'card_unknown' }
      },
      [begin, check],
    ),
    stillUnknown: (why) => (isOver && why && 'id' in why && why.id === 'card_unknown' ? undefined : why),
  }
}
