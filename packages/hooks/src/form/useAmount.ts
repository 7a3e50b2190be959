import { useState } from 'react'
import type { Message } from '../core/message.ts'
import { type AmountLimits, amountOf, amountProblem, groupAmount, quickAmounts } from '../money/amount.rules.ts'
import { useMoneyText, useShortMoneyText } from '../money/useMoneyText.ts'
import type { FieldProps } from './useFields.ts'

/** Props of the input of an amount: spread them. Its thousands stand apart while nobody types in it. */
export interface AmountProps extends FieldProps {
  inputMode: 'decimal'
  autoComplete: 'off'
  onFocus: () => void
}

/** An amount that one tap chooses. */
export interface QuickAmount {
  amount: number
  /** The amount with its currency. */
  text: string
  isChosen: boolean
}

/** What is said only when the field was left: while one types, every amount begins too small. */
const WAITS: ReadonlySet<string> = new Set(['amount_least', 'amount_required'])

/**
 * An amount's field in a form: decimal keyboard, thousands apart, amounts to choose by one tap, and what is wrong said while one
 * types (BAL-03, BAL-04).
 */
export function useAmount(
  {
    field,
    value,
    problem,
    choose,
  }: {
    field: FieldProps
    value: string
    /** What the form found wrong with it when it was left or sent. */
    problem: Message | undefined
    choose: (text: string) => void
  },
  limits: AmountLimits,
  offered: readonly number[] = [],
): { input: AmountProps; problem: Message | undefined; quick: readonly QuickAmount[]; choose: (amount: number) => void } {
  const [isTyping, setTyping] = useState(false)
  const show = useMoneyText()
  const showShort = useShortMoneyText()
  const now = value === '' ? undefined : amountProblem(value, limits, show)
  const isSaid = now !== undefined && 'id' in now && !WAITS.has(now.id)
  const typed = amountOf(value)
  return {
    input: {
      ...field,
      value: isTyping ? value : groupAmount(value),
      inputMode: 'decimal',
      autoComplete: 'off',
      onFocus: () => setTyping(true),
      onBlur: () => {
        setTyping(false)
        field.onBlur()
      },
    },
    problem: isSaid ? now : problem,
    quick: quickAmounts(offered, limits).map((amount) => ({
      amount,
      text: showShort(amount),
      isChosen: amount === typed,
    })),
    choose: (amount) => choose(String(amount)),
  }
}
