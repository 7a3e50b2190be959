import { isApiError } from '@lobbykit/sdk'
import { type SyntheticEvent, useCallback, useState } from 'react'
import { securityConfigQueryOptions } from '../../account/profile/profile.queries.ts'
import { type HandOnObstacle, handOnObstacle } from '../../cashier/handOn.rules.ts'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Message } from '../../core/message.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { ask } from '../../core/notices/notices.ts'
import { together } from '../../core/reads.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { useForgetDone, useKeptFields } from '../../form/drafts.ts'
import { PAYMENT_LOOK } from '../../form/paymentLook.rules.ts'
import { type AmountInput, useAmounts } from '../../form/useAmounts.ts'
import type { FieldProps, Problems } from '../../form/useFields.ts'
import { useRecheck } from '../../form/useFormRules.ts'
import { useSubmit } from '../../form/useSubmit.ts'
import { amountOf, amountProblem, QUICK_AMOUNTS, quickAmounts } from '../../money/amount.rules.ts'
import { balanceQueryOptions } from '../../money/money.queries.ts'
import type { About, Transfers } from '../../money/once/intention.rules.ts'
import type { IntentionState } from '../../money/once/intentions.ts'
import { type OnceState, onceState } from '../../money/once/onceState.rules.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { AGENT_TEXTS, rowReason } from '../refusals.rules.ts'
import { handDownMutationOptions, handDownTermsQueryOptions } from './handDown.queries.ts'
import { leftOf, limitsForEach, type RowsDone, rowProblem, rowsDone, sumOfTexts } from './handDown.rules.ts'

/** A row of the form: a member and the field of their amount. */
export interface HandDownRow extends AmountInput {
  /** Account of the member who gets the amount. */
  account: string
}

/** What became of a row. */
export interface HandDownOutcome {
  /** Account of the member. */
  account: string
  /** The amount of the row, in words with its currency. */
  amount: string
  /** Why nothing moved; undefined where it did. */
  reason: Message | undefined
}

/**
 * The form that hands money to members of the team. Of several rows whose answer was lost it is known how much moved only where the
 * backend says it: a row that fails does not stop the others.
 */
export interface HandDownResult extends OnceState {
  /** Terms, balance and payment password, which the form needs first: one that is submitted before is `pending`. */
  load: ReadState
  /** What stands in the way; undefined for nothing. A payment password is set in the security centre. */
  obstacle: HandOnObstacle | undefined
  /** One amount for all rows, which is typed into each of them; undefined where there is one row. */
  each: AmountInput | undefined
  /** One row for each chosen member. */
  rows: readonly HandDownRow[]
  /** What is wrong with all rows together, said while one types. */
  sumProblem: Message | undefined
  /** The payment password. */
  payment: {
    /** Props of the input: spread them. */
    field: FieldProps
    /** What is wrong with it; undefined for nothing. */
    problem: Message | undefined
  }
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
  outcome:
    | {
        /** What became of each row. */
        rows: readonly HandDownOutcome[]
        /** How many of the rows were done. */
        done: RowsDone
        /** What moved in all, in words with its currency. */
        amount: string
      }
    | undefined
  /** Back to the members; what became of the rows is put away. */
  leave: () => void
}

const PAYMENT = 'paymentPassword'
const SECRET = [PAYMENT]
/** The first amount: that of the only row, or the same for each. A page may show it before it knows who gets the money. */
const FIRST = 'amount'
/** The names of the other amounts begin so, because an account could have the same name as the field of the password. */
const rowName = (account: string) => `amount ${account}`
const look = (name: string) => (name === PAYMENT ? PAYMENT_LOOK : {})
/** Names that the last question says; of the others only how many they are. */
const MOST_NAMES = 3

/** The form that hands money to one member of the team or to several, at most once (BAL-05, AGENT-07). */
export function useHandDown(accounts: readonly string[]): HandDownResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const terms = useMemberQuery(handDownTermsQueryOptions, undefined)
  const security = useMemberQuery(securityConfigQueryOptions, undefined)
  const wallet = useMemberQuery(balanceQueryOptions, undefined)
  const intention = useIntention('handDown')
  const shared = useAttempt(AGENT_TEXTS)
  const { send } = shared
  const [outcome, setOutcome] = useState<HandDownResult['outcome']>()
  const isOne = accounts.length === 1
  const nameOf = isOne ? () => FIRST : rowName
  const rowNames = accounts.map(nameOf)
  const limits = { min: terms.data?.minAmount, max: terms.data?.maxAmount, balance: wallet.data?.sumBalance }
  const eachLimits = limitsForEach(limits, accounts.length)
  const sumIn = (values: Readonly<Record<string, string>>) =>
    sumOfTexts(accounts.map((account) => values[nameOf(account)] ?? ''))
  const problemOf = (name: string, values: Readonly<Record<string, string>>): Message | undefined => {
    const text = values[name] ?? ''
    if (name === PAYMENT) return text === '' ? { id: 'payment_needed' } : undefined
    if (name === FIRST && !isOne) return text === '' ? undefined : amountProblem(text, eachLimits, show)
    return rowProblem(text, sumIn(values), limits, show)
  }
  const check = async (values: Record<string, string>, asked: readonly string[]): Promise<Problems<string>> => {
    const problems: Problems<string> = {}
    for (const name of asked) {
      const problem = problemOf(name, values)
      if (problem) problems[name] = problem
    }
    return problems
  }
  const fields = useKeptFields<string>({
    form: `handDown ${accounts.join(' ')}`,
    secret: SECRET,
    initial: Object.fromEntries([FIRST, ...rowNames, PAYMENT].map((name) => [name, ''])),
    check,
    look,
  })
  const { values, problems, field, setValue, mark, validateAll, revalidate, focus, forget } = fields
  const empty = () => {
    for (const name of [FIRST, ...rowNames, PAYMENT]) setValue(name, '')
    forget()
  }
  const { found, dismiss } = intention
  const noteSent = useForgetDone(found, empty, rowNames.map((name) => values[name]).join(' '))
  const amount = useAmounts()
  const sum = sumIn(values)
  const isOver = limits.balance !== undefined && leftOf(limits.balance, sum) < 0
  // Each row may be the one that makes the sum too large, so all rows are checked again.
  useRecheck(isOver, revalidate)
  const isEach = !isOne && values[FIRST] !== ''
  const each = () => {
    const own = field(FIRST)
    const type = (text: string) => {
      for (const name of [FIRST, ...rowNames]) setValue(name, text)
    }
    return amount(
      { ...own, onChange: ({ target }) => type(target.value) },
      {
        found: problems[FIRST],
        check: (text) => amountProblem(text, eachLimits, show),
        quick: quickAmounts(QUICK_AMOUNTS, eachLimits),
      },
    )
  }
  const row = (account: string): HandDownRow => {
    const name = nameOf(account)
    const own = field(name)
    const type = (text: string) => {
      if (isEach) setValue(FIRST, '')
      setValue(name, text)
    }
    const input = amount(
      { ...own, value: own.value ?? '', onChange: ({ target }) => type(target.value) },
      {
        found: problems[name],
        // The one field of all rows says it for each of them.
        check: (text) => (isEach ? undefined : amountProblem(text, limits, show)),
        quick: isOne ? quickAmounts(QUICK_AMOUNTS, limits) : [],
      },
    )
    return { ...input, account }
  }

  /** Says at its field what was refused; rethrows what belongs to none. */
  const place = (error: unknown) => {
    const code = (isApiError(error) && error.code) || ''
    const name = code === 'payment.wrong' ? PAYMENT : AT_ROW.has(code) ? rowNames[0] : undefined
    if (name === undefined) throw error
    mark(name, failureMessage(error, AGENT_TEXTS))
    focus(name)
  }
  const confirmAndMove = async () => {
    const rows = accounts.map((account) => ({ account, amount: amountOf(values[nameOf(account)] ?? '') ?? 0 }))
    const total = show(sum)
    const named = accounts.slice(0, MOST_NAMES).join(', ')
    const more = Math.max(0, accounts.length - MOST_NAMES)
    const id = more > 0 ? 'hand_down_summary_more' : 'hand_down_summary'
    const text = { id, values: { amount: total, names: named, more } } as const
    if (!(await ask(lobby, { title: { id: 'hand_down_confirm' }, text }))) return
    noteSent()
    await send(() => move(rows, { amount: total, names: named, count: String(rows.length) }))
  }
  const move = async (rows: readonly { account: string; amount: number }[], what: About) => {
    try {
      const [only, ...others] = rows
      const asked = others.length === 0 ? only?.amount : undefined
      const mutation = handDownMutationOptions(lobby)
      const begun = await intention.begin(
        what,
        (key) => write(lobby, mutation, { rows, paymentPassword: values[PAYMENT] ?? '', intention: key }),
        asked,
      )
      if (begun.outcome === 'busy') intention.check()
      else if (begun.outcome === 'answered') {
        setOutcome(outcomeOf(begun.value, show))
        empty()
      }
    } catch (error) {
      place(error)
    } finally {
      setValue(PAYMENT, '')
    }
  }
  const load = together([terms, security, wallet])
  const submit = useSubmit(shared, load, async () => {
    if (await validateAll([...rowNames, PAYMENT])) await confirmAndMove()
  })
  const { min = 0, max = 0, balance = 0 } = limits
  const once = onceState(intention, 'amount', shared)
  return {
    ...once,
    found: once.found && { ...once.found, what: movedOf(found, show) },
    load,
    obstacle: handOnObstacle(security.data, terms.data),
    each: isOne ? undefined : each(),
    rows: accounts.map(row),
    sumProblem: isOver && !isOne && !isEach ? { id: 'balance_short' } : undefined,
    payment: { field: field(PAYMENT), problem: problems[PAYMENT] },
    shown: {
      min: show(min),
      max: show(max),
      balance: show(balance),
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

/** How much was found to have moved, in words; undefined where it is not known, for the sum of several rows does not say it. */
function movedOf(found: IntentionState['found'], show: (amount: number) => string): string | undefined {
  if (found?.transfers) return show(found.transfers.amount)
  return found?.outcome === 'done' && found.about.count !== '1' ? undefined : found?.about.amount
}

/** What became of each row, in words. */
const outcomeOf = ({ amount, rows }: Transfers, show: (amount: number) => string): NonNullable<HandDownResult['outcome']> => ({
  amount: show(amount),
  done: rowsDone(rows),
  rows: rows.map((row) => ({
    account: row.account,
    amount: show(row.amount),
    reason: row.isDone ? undefined : { id: rowReason(row.reason) },
  })),
})

/** Refusals that belong to the amounts, or to whom they go. */
const AT_ROW: ReadonlySet<string> = new Set(['downline.unknown', 'withdraw.balance.short', 'transfer.amount.limits'])
