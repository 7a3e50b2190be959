import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Message } from '../../core/message.ts'
import type { InputLook } from '../../form/field.rules.ts'
import { type FieldProps, useFields } from '../../form/useFields.ts'
import { type DayRange, rangeProblem } from './ranges.rules.ts'
import type { RecordFilterResult } from './useRecordFilter.ts'

/** The form of a range of one's own. */
export interface OwnRangeResult {
  /** Props of a date input: spread them. */
  field: (name: keyof DayRange) => FieldProps
  /** What is wrong with a day; undefined for nothing. */
  problem: (name: keyof DayRange) => Message | undefined
  /** The last day that may be chosen, as YYYY-MM-DD. */
  max: string
  /** Checks both days and shows them; give it to the form's `onSubmit`. */
  submit: (event?: SyntheticEvent) => Promise<void>
}

const NAMES = ['from', 'to'] as const
const look = (): InputLook => ({ type: 'date', autoComplete: 'off' })
const DEPENDENTS = { from: ['to'], to: ['from'] } as const

/**
 * The form of a range of one's own: at most 366 days, none of them to come, in their order (BAL-07). It follows the days that
 * are shown.
 */
export function useOwnRange({
  days,
  today,
  chooseDays,
}: Pick<RecordFilterResult<never>, 'days' | 'today' | 'chooseDays'>): OwnRangeResult {
  const { problems, field, setValue, validate, validateAll } = useFields<keyof DayRange>({
    initial: { from: days.from, to: days.to },
    // Both belong together, so what is wrong with them is said only when the form is sent.
    check: (name, range) => {
      const found = rangeProblem(range, today)
      return found?.name === name ? found.message : undefined
    },
    dependents: DEPENDENTS,
    look,
  })
  const { from, to } = days
  const shown = useRef({ from, to })
  useEffect(() => {
    if (shown.current.from === from && shown.current.to === to) return
    shown.current = { from, to }
    setValue('from', from)
    setValue('to', to)
    // Setting `from` checked it against the old `to`, so both are checked again.
    void validate(NAMES)
  }, [from, to, setValue, validate])
  return {
    field,
    problem: (name) => problems[name],
    max: today,
    submit: async (event) => {
      event?.preventDefault()
      const checked = await validateAll(NAMES)
      if (checked) chooseDays(checked)
    },
  }
}
