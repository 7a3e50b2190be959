import { useCallback, useEffect, useMemo, useRef } from 'react'
import { toDigits } from '../../core/language/language.rules.ts'
import type { Message } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useOwned } from '../../core/session/useOwned.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import type { About } from '../../money/once/intention.rules.ts'
import {
  bankCardsKey,
  bankCardsQueryOptions,
  securityConfigKey,
  securityConfigQueryOptions,
} from '../profile/profile.queries.ts'
import { PROFILE_TEXTS } from '../profile/refusals.rules.ts'
import { shownObstacle } from '../security/securityWay.rules.ts'
import { removeBankCardMutationOptions } from './cards.queries.ts'
import { type BankCard, CARD_OBSTACLES, type CardObstacle, cardObstacle, lastDigits } from './cards.rules.ts'
import { type CardChange, useCardChange } from './useCardChange.ts'

/** The question before a card is removed. */
export interface CardRemoval {
  /** The card that is to go; undefined while nothing is asked. */
  card: BankCard | undefined
  /** Asks whether a card is to go; not while another one goes. */
  ask: (card: BankCard) => void
  /** Leaves the card where it is; not once its removal is sent. */
  cancel: () => void
  /** Removes it with the payment password, once however often it is tapped. */
  confirm: (paymentPassword: string) => Promise<void>
  /** `pending` while a removal is being sent. */
  status: 'idle' | 'pending'
  /** Why the last attempt was refused; the question stays. */
  refusal: Message | undefined
}

/** A bank card as it shows. */
export interface ShownBankCard extends BankCard {
  /** The digits that tell it from the others. */
  lastDigits: string
}

/** The member's bank cards; `status` and `retry` are of their list. */
export interface BankCardsResult extends ReadState {
  /** The member's bank cards; none until they are loaded (MEM-07). */
  cards: readonly ShownBankCard[]
  /**
   * What stands in the way of another one: a part that must be set first, or that there are as many cards as there may be; undefined
   * for nothing, and until it is known.
   */
  obstacle: Obstacle<CardObstacle> | undefined
  /** The removal of a card, with its question. */
  removal: CardRemoval
}

const NONE: readonly BankCard[] = []

/** The member's bank cards, and the way to remove one (MEM-07, BAL-04). */
export function useBankCards(): BankCardsResult {
  const { data = NONE, status, retry, refusal } = useMemberQuery(bankCardsQueryOptions, undefined)
  const { data: config } = useMemberQuery(securityConfigQueryOptions, undefined)
  const cards = useMemo(() => data.map((card) => ({ ...card, lastDigits: lastDigits(card.number) })), [data])
  const obstacle = config && cardObstacle(config)
  return {
    cards,
    obstacle: obstacle && shownObstacle(obstacle, CARD_OBSTACLES[obstacle]),
    removal: useCardRemoval(),
    status,
    retry,
    refusal,
  }
}

function useCardRemoval(): CardRemoval {
  const lobby = useLobby()
  const { attempt, send, status, refusal, refuse } = useAttempt(PROFILE_TEXTS)
  const cardChange = useCardChange()
  const { change } = cardChange
  const [card, setCard] = useOwned<BankCard | undefined>(() => undefined)
  const close = useCallback(
    (about: About) => {
      refuse(undefined)
      if (about.change === 'remove' && card && about.card === lastDigits(card.number)) setCard(undefined)
    },
    [refuse, card, setCard],
  )
  useFoundChange(cardChange, close)
  const ask = useCallback(
    (asked: BankCard | undefined) => {
      // While a removal is being sent, no question about another card opens, because the answer to the first would show as the
      // answer to the second.
      if (status === 'pending') return
      refuse(undefined)
      setCard(asked)
    },
    [refuse, status, setCard],
  )
  const confirm = (paymentPassword: string) =>
    attempt(async () => {
      if (!card) return
      if (paymentPassword === '') return refuse({ id: 'payment_needed' })
      const mutation = removeBankCardMutationOptions(lobby)
      const remove = (intention: string) =>
        write(lobby, mutation, { id: card.id, paymentPassword: toDigits(paymentPassword), intention })
      try {
        const why = await send(() => change({ card: lastDigits(card.number), change: 'remove' }, remove))
        if (why) return refuse(why)
      } finally {
        void lobby.queryClient.invalidateQueries({ queryKey: bankCardsKey })
        void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
      }
      setCard(undefined)
      notify(lobby, 'success', { id: 'card_removed' })
    })
  return {
    card,
    ask,
    cancel: useCallback(() => ask(undefined), [ask]),
    confirm,
    status,
    refusal: cardChange.stillUnknown(refusal),
  }
}

/**
 * Tells what came of a change whose answer was lost, unless whoever began it still waits for it and hears it there. `onDone` closes
 * the question about a card that has gone.
 */
function useFoundChange({ phase, found, dismiss }: CardChange, onDone: (about: About) => void) {
  const lobby = useLobby()
  const isHeard = useRef(false)
  useEffect(() => {
    if (phase === 'sending') isHeard.current = true
    if (phase === 'unknown') isHeard.current = false
  }, [phase])
  useEffect(() => {
    if (!found) return
    dismiss()
    if (isHeard.current) isHeard.current = false
    else if (found.outcome === 'done') {
      onDone(found.about)
      notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
    } else notify(lobby, 'fail', { id: 'card_unchanged' })
  }, [lobby, found, dismiss, onDone])
}
