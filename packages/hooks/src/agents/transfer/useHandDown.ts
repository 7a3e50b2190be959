import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { securityConfigQueryOptions } from '../../account/profile/profile.queries.ts'
import { shownObstacle } from '../../account/security/securityWay.rules.ts'
import { HAND_ON_OBSTACLES, type HandOnObstacle, handOnObstacle } from '../../cashier/handOn.rules.ts'
import { MEMBER_KEYS } from '../../core/keys.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { ask } from '../../core/notices/notices.ts'
import type { Obstacle } from '../../core/obstacle.ts'
import { together } from '../../core/reads.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useOwned } from '../../core/session/useOwned.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { useSubmit } from '../../form/useSubmit.ts'
import { balanceQueryOptions } from '../../money/money.queries.ts'
import type { About } from '../../money/once/intention.rules.ts'
import { type OnceState, onceState } from '../../money/once/onceState.rules.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { spendable } from '../../money/spendable.rules.ts'
import { useMoneyText, useShortMoneyText } from '../../money/useMoneyText.ts'
import { chosenAfter } from '../members/chosen.rules.ts'
import { chosenMembersOf } from '../members/chosenMembers.ts'
import { AGENT_TEXTS } from '../refusals.rules.ts'
import { handDownMutationOptions, handDownTermsQueryOptions } from './handDown.queries.ts'
import { leftOf } from './handDown.rules.ts'
import { type HandedDown, movedOf, outcomeOf } from './handDownOutcome.rules.ts'
import { type HandDownFields, useHandDownFields } from './useHandDownFields.ts'

/**
 * The form that hands money to members of the team. Of several rows whose answer was lost it is known how much moved only where the
 * backend says it: a row that fails does not stop the others.
 */
export interface HandDownResult extends OnceState, HandDownFields {
  /** Terms, balance and payment password, which the form needs first: one that is submitted before is `pending`. */
  load: ReadState
  /** What stands in the way: no payment password yet, or something left to play; undefined for nothing. */
  obstacle: Obstacle<HandOnObstacle> | undefined
  /** Amounts in words with their currency. */
  shown: {
    /** The least amount of a row. */
    min: string
    /** The most of a row. */
    max: string
    /** What is in the wallet. */
    balance: string
    /** What all rows add up to. */
    sum: string
    /** What is left in the wallet then. */
    left: string
    /** What is still to be played before money may be handed down. */
    turnoverLeft: string
  }
  /** Checks all fields, says once more what is to move, and moves it once; give it to the form's `onSubmit` (BAL-05). */
  submit: (event?: SyntheticEvent) => Promise<void>
  /** What became of the last attempt; undefined until then. It is also known of a lost answer, where the backend says it. */
  outcome: HandedDown | undefined
  /** Back to the members; what became of the rows is put away. */
  leave: () => void
}

/** Names that the last question says; of the others only how many they are. */
const MOST_NAMES = 3

type Checked = NonNullable<Awaited<ReturnType<ReturnType<typeof useHandDownFields>['checked']>>>

/** The form that hands money to one member of the team or to several, at most once (BAL-05, AGENT-07). */
export function useHandDown(accounts: readonly string[]): HandDownResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const showShort = useShortMoneyText()
  const terms = useMemberQuery(handDownTermsQueryOptions, undefined)
  const security = useMemberQuery(securityConfigQueryOptions, undefined)
  const wallet = useMemberQuery(balanceQueryOptions, undefined)
  const intention = useIntention('handDown')
  const shared = useAttempt(AGENT_TEXTS)
  const { send, refuse } = shared
  const [outcome, setOutcome] = useOwned<HandedDown | undefined>(() => undefined)
  const limits = { min: terms.data?.minAmount, max: terms.data?.maxAmount, balance: wallet.data?.sumBalance }
  const { found, dismiss } = intention
  const form = useHandDownFields(accounts, { limits, found })
  const { sum } = form
  const choice = chosenMembersOf(lobby)
  // Whom this form has sent money to. What is found may be about an earlier transfer, and that one ends no choice.
  const receivers = useRef<readonly string[]>([])
  const isDone = found?.outcome === 'done'
  useEffect(() => {
    if (isDone) choice.accounts = chosenAfter(choice.accounts, receivers.current)
  }, [isDone, choice])

  const confirmAndMove = async ({ sum, ...body }: Checked) => {
    const total = show(sum)
    const named = accounts.slice(0, MOST_NAMES).join(', ')
    const more = Math.max(0, accounts.length - MOST_NAMES)
    const id = more > 0 ? 'hand_down_summary_more' : 'hand_down_summary'
    const text = { id, values: { amount: total, names: named, more } } as const
    if (!(await ask(lobby, { title: { id: 'hand_down_confirm' }, text }))) return
    form.noteSent()
    await send(() => move({ amount: total, names: named, count: String(body.rows.length) }, body))
  }
  const move = async (what: About, body: Omit<Checked, 'sum'>) => {
    try {
      const [only, ...others] = body.rows
      const begun = await intention.begin(
        what,
        (key) => {
          receivers.current = accounts
          return write(lobby, handDownMutationOptions(lobby), { ...body, intention: key })
        },
        others.length === 0 ? only?.amount : undefined,
      )
      if (begun.outcome === 'busy') intention.check()
      else if (begun.outcome === 'answered') {
        setOutcome(outcomeOf(begun.value, show))
        form.empty()
        choice.accounts = chosenAfter(choice.accounts, accounts)
      }
    } catch (error) {
      // What it was checked against may have changed elsewhere meanwhile: the balance, the limits, what is still to be played.
      void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
      form.place(error)
    } finally {
      form.clearPassword()
    }
  }
  const load = together([terms, security, wallet])
  const kind = handOnObstacle(security.data, terms.data)
  const obstacle = kind && shownObstacle(kind, HAND_ON_OBSTACLES[kind])
  const submit = useSubmit(shared, load, async () => {
    if (obstacle) return refuse(obstacle.message)
    const most = Math.max(1, terms.data?.mostRows ?? accounts.length)
    if (accounts.length > most) return refuse({ id: 'hand_down_most', values: { count: most } })
    const checked = await form.checked()
    if (checked) await confirmAndMove(checked)
  })
  const { min = 0, max = 0, balance = 0 } = limits
  const once = onceState(intention, 'amount', shared)
  return {
    ...once,
    ...form.shown,
    found: once.found && { ...once.found, what: movedOf(found, show) },
    load,
    obstacle,
    shown: {
      min: showShort(min),
      max: showShort(max),
      balance: show(spendable(balance)),
      sum: show(sum),
      left: show(leftOf(balance, sum)),
      turnoverLeft: show(terms.data?.turnoverLeft ?? 0),
    },
    submit,
    outcome: outcome ?? (found?.transfers && outcomeOf(found.transfers, show)),
    leave: useCallback(() => {
      dismiss()
      lobby.ports.navigate(pathOf('team'))
    }, [lobby, dismiss]),
  }
}
