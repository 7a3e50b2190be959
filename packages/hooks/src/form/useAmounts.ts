import { useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../core/message.ts'
import { acceptAmount, amountOf, DECIMAL_LOOK, groupAmount } from '../money/amount.rules.ts'
import { useShortMoneyText } from '../money/useMoneyText.ts'
import type { FieldProps, Focusable } from './useFields.ts'

/** Props of the input of an amount: spread them. Its thousands stand apart while nobody types in it. */
export interface AmountProps extends FieldProps {
  /** A phone shows digits and the decimal sign. */
  inputMode: 'decimal'
  /** The browser fills in no amount. */
  autoComplete: 'off'
  /** Call it when the input gets the focus: the amount then shows without thousands separators. */
  onFocus: () => void
}

/** An amount that one tap chooses. */
export interface QuickAmount {
  /** The amount in units of the currency, to be given to `choose`. */
  amount: number
  /** The amount with its currency. */
  text: string
  /** Whether the typed amount is this one. */
  isChosen: boolean
}

/** The field of an amount of money: the same in every form. */
export interface AmountInput {
  /** Props of the input: spread them. */
  field: AmountProps
  /** What is wrong with it, said while one types; what only is not finished is said when the field was left or sent. */
  problem: Message | undefined
  /** Amounts to choose by one tap; none where nothing is to be offered. */
  quick: readonly QuickAmount[]
  /** Types an amount, in units of the currency. */
  choose: (amount: number) => void
}

/** What an amount of a form has to keep to. */
interface AmountRule {
  /** What the form found wrong with it when it was left or sent. */
  found: Message | undefined
  /** What is wrong with it now, as the form itself checks it; asked for what is not empty. */
  check: (text: string) => Message | undefined
  quick?: readonly number[]
}

/** Problems that are shown only once the field was left: while one types the first digits, every amount is too small. */
const WAITS: ReadonlySet<string> = new Set(['amount_least', 'amount_required', 'contract_tier_from'])

/**
 * Makes fields of a form the fields of amounts: decimal keyboard, thousands apart, amounts to choose by one tap, and what is wrong
 * said while one types (BAL-03, BAL-04). The text in the form is what was typed, so no float is ever in between.
 */
export function useAmounts(): (field: FieldProps, rule: AmountRule) => AmountInput {
  const [typing, setTyping] = useState<string>()
  const show = useShortMoneyText()
  const elements = useRef(new Map<string, Focusable | null>())
  const regrouped = useRef(false)
  // When the text of the input changes, the selection is lost, and what is typed next would be added instead of replacing it.
  useLayoutEffect(() => {
    if (typing !== undefined && regrouped.current) elements.current.get(typing)?.select?.()
  }, [typing])
  return (field, { found, check, quick = [] }) => {
    const { name, value } = field
    const now = value === '' ? undefined : check(value)
    const problem = now && 'id' in now && !WAITS.has(now.id) ? now : found
    const type = (text: string) => field.onChange({ target: { value: acceptAmount(text) } })
    const typed = amountOf(value)
    const grouped = groupAmount(value)
    return {
      field: {
        ...field,
        ...DECIMAL_LOOK,
        value: typing === name ? value : grouped,
        onChange: ({ target }) => type(target.value),
        onFocus: () => {
          regrouped.current = grouped !== value
          setTyping(name)
        },
        onBlur: () => {
          setTyping(undefined)
          field.onBlur()
        },
        ref: (element) => {
          elements.current.set(name, element)
          field.ref(element)
        },
        'aria-invalid': problem !== undefined,
      },
      problem,
      quick: quick.map((amount) => ({ amount, text: show(amount), isChosen: amount === typed })),
      choose: (amount) => type(String(amount)),
    }
  }
}
