import { isApiError } from '@lobbykit/sdk'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Message } from '../../core/message.ts'
import { useOwner } from '../../core/session/useOwned.ts'
import { useForgetDone, useKeptFields } from '../../form/drafts.ts'
import { PAYMENT_LOOK } from '../../form/paymentLook.rules.ts'
import { type AmountInput, useAmounts } from '../../form/useAmounts.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { useRecheck } from '../../form/useFormRules.ts'
import { type AmountLimits, amountOf, amountProblem, QUICK_AMOUNTS, quickAmounts } from '../../money/amount.rules.ts'
import type { IntentionState } from '../../money/once/intentions.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { AGENT_TEXTS } from '../refusals.rules.ts'
import { leftOf, limitsForEach, rowProblem, sumOfTexts } from './handDown.rules.ts'

/** A row of the form: a member and the field of their amount. */
export interface HandDownRow extends AmountInput {
  /** Account of the member who gets the amount. */
  account: string
}

/** What an amount may be, and what came of the last attempt. */
interface Known {
  limits: AmountLimits
  found: IntentionState['found']
}

/** What is typed into the form that hands money down, and what is wrong with it. */
export interface HandDownFields {
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
}

const PAYMENT = 'paymentPassword'
const SECRET = [PAYMENT]
/** The first amount: that of the only row, or the same for each. A page may show it before it knows who gets the money. */
const FIRST = 'amount'
/** The names of the other amounts begin so, because an account could have the same name as the field of the password. */
const rowName = (account: string) => `amount ${account}`
const look = (name: string) => (name === PAYMENT ? PAYMENT_LOOK : {})
/** Refusals that belong to the amounts, or to whom they go. */
const AT_ROW: ReadonlySet<string> = new Set(['downline.unknown', 'withdraw.balance.short', 'transfer.amount.limits'])

/** The fields of a form that hands money down: an amount for each member, one for all of them, and the payment password (AGENT-07). */
export function useHandDownFields(accounts: readonly string[], { limits, found }: Known) {
  const show = useMoneyText()
  const owner = useOwner()
  const isOne = accounts.length === 1
  const nameOf = isOne ? () => FIRST : rowName
  const rowNames = accounts.map(nameOf)
  const eachLimits = limitsForEach(limits, accounts.length)
  const sumIn = (values: Readonly<Record<string, string>>) =>
    sumOfTexts(accounts.map((account) => values[nameOf(account)] ?? ''))
  const check = (name: string, values: Readonly<Record<string, string>>): Message | undefined => {
    const text = values[name] ?? ''
    if (name === PAYMENT) return text === '' ? { id: 'payment_needed' } : undefined
    if (name === FIRST && !isOne) return text === '' ? undefined : amountProblem(text, eachLimits, show)
    return rowProblem(text, sumIn(values), limits, show)
  }
  const form = `handDown ${accounts.join(' ')}`
  const fields = useKeptFields<string>({
    form,
    of: JSON.stringify([owner, form]),
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

  /** What is sent, and the sum of its rows, once all of it is right; undefined otherwise. */
  const checked = async () => {
    const now = await validateAll([...rowNames, PAYMENT])
    if (!now) return undefined
    const rows = accounts.map((account) => ({ account, amount: amountOf(now[nameOf(account)] ?? '') ?? 0 }))
    return { rows, paymentPassword: now[PAYMENT] ?? '', sum: sumIn(now) }
  }

  /** Says at its field what was refused; rethrows what belongs to none. */
  const place = (error: unknown) => {
    const code = (isApiError(error) && error.code) || ''
    const name = code === 'payment.wrong' ? PAYMENT : AT_ROW.has(code) ? rowNames[0] : undefined
    if (name === undefined) throw error
    mark(name, failureMessage(error, AGENT_TEXTS))
    focus(name)
  }
  const shown: HandDownFields = {
    each: isOne ? undefined : each(),
    rows: accounts.map(row),
    sumProblem: isOver && !isOne && !isEach ? { id: 'balance_short' } : undefined,
    payment: { field: field(PAYMENT), problem: problems[PAYMENT] },
  }
  return {
    shown,
    /** What all rows add up to, in units of the currency. */
    sum,
    clearPassword: () => setValue(PAYMENT, ''),
    checked,
    noteSent,
    empty,
    place,
  }
}
