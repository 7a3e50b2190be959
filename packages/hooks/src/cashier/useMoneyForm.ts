import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { MEMBER_KEYS } from '../core/keys.ts'
import type { Message } from '../core/message.ts'
import { isTrial } from '../core/session/member.rules.ts'
import { useOwned, useOwner } from '../core/session/useOwned.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useIsHere } from '../core/useIsHere.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { useForgetDone, useKeptFields } from '../form/drafts.ts'
import type { FormResult } from '../form/formResult.ts'
import { PAYMENT_LOOK } from '../form/paymentLook.rules.ts'
import { type AmountInput, useAmounts } from '../form/useAmounts.ts'
import { useRecheck } from '../form/useFormRules.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { type AmountLimits, amountOf, amountProblem, quickAmounts } from '../money/amount.rules.ts'
import type { About, IntentionKind } from '../money/once/intention.rules.ts'
import { type OnceState, onceState } from '../money/once/onceState.rules.ts'
import { useIntention } from '../money/once/useIntention.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import { CASHIER_TEXTS } from './refusals.rules.ts'
import { refusedField } from './refusedField.rules.ts'

/** What a form brings about: an order. */
export interface Ordered {
  /** The ordered amount, in units of the currency. */
  amount: number
}

/** What every form that moves money gives. */
export interface MoneyForm<Name extends string, Order extends Ordered>
  extends Omit<FormResult<Name>, 'fields' | 'hint' | 'status' | 'refusal'>,
    OnceState {
  /** What the form must know first: until it is ready nothing is sent, and a form that is submitted is `pending`. */
  load: ReadState
  /** The field of the amount. */
  amount: AmountInput
  /** Checks all fields, asks the member, and moves the money once; give it to the form's `onSubmit` (BAL-05). */
  submit: (event?: SyntheticEvent) => Promise<void>
  /** What was ordered last; undefined until then. */
  order: Order | undefined
  /** Its amount in words. */
  orderText: string | undefined
  /** Shows the form again after an order. */
  restart: () => void
}

/** The amount has its own props. */
const look = (name: string) => (name === 'paymentPassword' ? PAYMENT_LOOK : {})

interface Options<Name extends string, Order extends Ordered> {
  kind: IntentionKind
  /** What the form must know before anything can be sent. */
  load: ReadState
  initial: Record<Name, string>
  names: readonly Name[]
  limits: AmountLimits
  offered?: readonly number[]
  /** What is wrong with the fields beside the amount. */
  check: (values: Record<Name, string>, name: Name) => Promise<Message | undefined>
  /** What is to be moved, in words, for the time when nobody knows what came of it. */
  about: (values: Record<Name, string>, amount: string) => About
  /** Asks the member before anything is sent. */
  confirm: (values: Record<Name, string>, amount: string) => Promise<boolean>
  /** Sends it; a message where nothing can be sent, whatever the fields say. */
  send: Message | ((values: Record<Name, string>, amount: number, key: string) => Promise<Order>)
  /** Goes on after an order, where the form itself does not show it. */
  ordered?: (order: Order) => void
  /** What is chosen beside the fields, by its name; it is kept with what is typed. */
  chosen?: Readonly<Record<string, string>>
  /** Fields that are never kept, and are empty again after each attempt. */
  secret?: readonly Name[]
  /** Fields whose problem depends on another one. */
  dependents?: Partial<Record<Name, readonly Name[]>>
}

/**
 * A form that moves money once (BAL-05). What was typed outlives the form, but for its secrets: after a login in between it is
 * still there. Ours and not a form library's, for it stands on `useFields`.
 */
export function useMoneyForm<Name extends string, Order extends Ordered>(
  options: Options<Name | 'amount', Order>,
): MoneyForm<Name | 'amount', Order> {
  type Field = Name | 'amount'
  const { kind, names, limits, initial, chosen, secret = [], dependents = {} } = options
  const lobby = useLobby()
  const show = useMoneyText()
  const intention = useIntention(kind)
  const shared = useAttempt(CASHIER_TEXTS)
  const { send: sending, refuse } = shared
  const [order, setOrder] = useOwned<Order | undefined>(() => undefined)
  const isHere = useIsHere()
  const owner = useOwner()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const check = (name: Field, values: Record<Field, string>) =>
    name === 'amount' ? amountProblem(values.amount, limits, show) : options.check(values, name)
  const fields = useKeptFields<Field>({ form: kind, of: owner, secret, chosen, initial, check, look, dependents })
  const { values, problems, field, setValue, mark, validateAll, revalidate } = fields
  // Another way to pay has other limits, another promotion asks for another amount, another language says it in other words.
  useRecheck(JSON.stringify([limits, chosen, show(0)]), revalidate)
  const amount = useAmounts()(field('amount'), {
    found: problems.amount,
    check: (text) => amountProblem(text, limits, show),
    quick: quickAmounts(options.offered ?? [], limits),
  })

  const noteSent = useForgetDone(
    intention.found,
    () => {
      setValue('amount', '')
      fields.forget()
    },
    values.amount,
  )

  const move = async (what: About, asked: number, send: (key: string) => Promise<Order>) => {
    try {
      const begun = await intention.begin(what, send, asked)
      if (begun.outcome === 'answered') {
        setValue('amount', '')
        setOrder(begun.value)
        fields.forget()
        // A member who has left the page meanwhile is not taken to another one.
        if (isHere()) latest.current.ordered?.(begun.value)
      } else if (begun.outcome === 'busy') intention.check()
    } catch (error) {
      // What it was checked against may have changed elsewhere meanwhile: the balance, the limits, what is still to be played.
      void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
      const spot = refusedField(error, names)
      if (!spot) throw error
      mark(spot.name, spot.message)
      fields.focus(spot.name)
    } finally {
      for (const name of secret) setValue(name, '')
    }
  }
  const confirmAndMove = async (now: Record<Field, string>, asked: number) => {
    const { about, confirm, send } = latest.current
    if (typeof send !== 'function') return refuse(send)
    const text = show(asked)
    if (!(await confirm(now, text))) return
    noteSent()
    await sending(() => move(about(now, text), asked, (key) => send(now, asked, key)))
  }

  const submit = useSubmit(shared, options.load, async () => {
    const { session } = lobby.state
    // Checked before the member is asked to confirm, because the backend would refuse a trial.
    if (session && isTrial(session.type)) return refuse({ id: 'actual_account' })
    // Checked before the fields, because nothing that is typed would help.
    if (typeof latest.current.send !== 'function') return refuse(latest.current.send)
    const checked = await validateAll(names)
    if (!checked) return
    const asked = amountOf(checked.amount)
    if (asked !== undefined) await confirmAndMove(checked, asked)
  })
  return {
    ...onceState(intention, 'amount', shared),
    load: options.load,
    amount,
    field: (name) => (name === 'amount' ? amount.field : field(name)),
    problem: (name) => (name === 'amount' ? amount.problem : problems[name]),
    values,
    submit,
    order,
    orderText: order && show(order.amount),
    restart: useCallback(() => setOrder(undefined), [setOrder]),
  }
}
