import { useLayoutEffect, useRef } from 'react'
import type { FormInput } from '../../../shared/form/useInput.ts'

/**
 * Keeps the caret in the field of a number that is shown in groups: it stays behind the same digit, whatever spaces are added
 * or removed.
 */
export function useCaretInGroups({ ref, onValueChange, ...input }: FormInput): FormInput {
  const element = useRef<HTMLInputElement | null>(null)
  const digitsBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const count = digitsBefore.current
    digitsBefore.current = undefined
    if (count === undefined || !element.current) return
    const behind = new RegExp(`^(?:\\D*\\d){${count}}`).exec(element.current.value)?.[0].length ?? 0
    element.current.setSelectionRange(behind, behind)
  })
  return {
    ...input,
    ref: (found) => {
      element.current = found
      if (typeof ref === 'function') ref(found)
    },
    onValueChange: (value) => {
      const caret = element.current?.selectionStart ?? value.length
      // A text with letters is not grouped, so the caret needs no correction.
      const isNumber = /^[\p{Nd}\s-]*$/u.test(value)
      digitsBefore.current = isNumber ? (value.slice(0, caret).match(/\p{Nd}/gu)?.length ?? 0) : undefined
      onValueChange(value)
    },
  }
}
