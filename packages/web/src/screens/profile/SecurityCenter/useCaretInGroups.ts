import { useLayoutEffect, useRef } from 'react'
import type { FormInput } from '../../../shared/form/useInput.ts'

/** The field of a number that is shown in groups: the caret stays behind the digit it stood behind, whatever spaces come and go. */
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
      // With letters in it nothing is grouped, and the caret stands right by itself.
      const isNumber = /^[\p{Nd}\s-]*$/u.test(value)
      digitsBefore.current = isNumber ? (value.slice(0, caret).match(/\p{Nd}/gu)?.length ?? 0) : undefined
      onValueChange(value)
    },
  }
}
