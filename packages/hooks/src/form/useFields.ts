import { useCallback, useRef, useState } from 'react'
import { toDigits } from '../core/language/language.rules.ts'
import type { Message } from '../core/message.ts'
import type { InputLook } from './field.rules.ts'

/** What is wrong with each field; a field that is absent has nothing wrong. */
export type Problems<Name extends string> = Partial<Record<Name, Message>>

/** What can have the focus: an element, or the handle that a UI kit gives of its input. */
export interface Focusable {
  /** Gives it the focus. */
  focus: () => void
  /** Selects all of its text, where it can. */
  select?: () => void
}

/** Props of an input element: spread them, and it has its keyboard, and the rules of the form see what is typed. */
export interface FieldProps extends InputLook {
  /** Name of the field in its form. */
  name: string
  /** The text that is typed now. */
  value: string
  /** Takes the change event of an input, or anything else with a target that has a value. */
  onChange: (event: {
    /** The input that changed. */
    target: {
      /** Its new text. */
      value: string
    }
  }) => void
  /** Call it when the input loses the focus: a field that is not empty is checked then. */
  onBlur: () => void
  /** Takes the element, or whatever a UI kit gives as its input that can have the focus. */
  ref: (element: Focusable | null) => void
  /** Whether a problem of the field is shown. */
  'aria-invalid': boolean
}

/** What makes the fields of a form. */
export interface FieldsOptions<Name extends string> {
  /** What they begin with. A field that comes later begins with what it then says of it. */
  initial: Record<Name, string>
  /** What is wrong with a field, beside the others. */
  check: (name: Name, values: Record<Name, string>) => Message | undefined | Promise<Message | undefined>
  /** What a field lets in of what was typed. */
  accept?: (name: Name, text: string) => string
  /** How the input of a field is to be; {@link inputLook} knows those that are the same in every form. */
  look?: (name: Name) => InputLook
  /** Fields whose problem depends on this one: checked again with it as soon as they hold anything. */
  dependents?: Partial<Record<Name, readonly Name[]>>
  /** What they are of, such as a member: of another one they begin anew, and what comes late for the one before changes nothing. */
  of?: string | undefined
}

/** Problems once these fields were checked, with what was found wrong with them. */
const withFound =
  <Name extends string>(names: readonly Name[], found: Readonly<Record<string, Message | undefined>>) =>
  (before: Problems<Name>): Problems<Name> => {
    const after = { ...before }
    for (const name of names) {
      delete after[name]
      if (found[name]) after[name] = found[name]
    }
    return after
  }

/**
 * The text of a form, what is wrong with it and who has the focus: a field is checked when it is left, again at each change
 * once it was found wrong, and all of them on submit, where the first one in error gets the focus (REG-08).
 *
 * Ours and not a form library's: the server's rules are checked in a worker and so answer later, which fields there are
 * changes while one types, and a slow answer must not overwrite a newer one.
 */
export function useFields<Name extends string>({ initial, check, accept, look, dependents, of }: FieldsOptions<Name>) {
  const [changed, setValues] = useState(initial)
  const isComplete = Object.keys(initial).every((name) => name in changed)
  const values = isComplete ? changed : { ...initial, ...changed }
  const [problems, setProblems] = useState<Problems<Name>>({})
  const elements = useRef(new Map<Name, Focusable>())
  // Checks must see the text of now, and the answer of a slow one must not overwrite that of a later one of the same field.
  const latest = useRef({ of, values, problems, check, runs: new Map<Name, object>() })
  Object.assign(latest.current, { of, values, problems, check })
  const [begun, begin] = useState(of)
  if (begun !== of) {
    begin(of)
    setValues(initial)
    setProblems({})
    latest.current.runs.clear()
  }

  const validate = useCallback(async (names: readonly Name[], text = latest.current.values): Promise<Problems<Name>> => {
    const { runs } = latest.current
    const run = {}
    for (const name of names) runs.set(name, run)
    const { check } = latest.current
    const found: Problems<Name> = {}
    for (const name of names) {
      const problem = await check(name, text)
      if (problem) found[name] = problem
    }
    const current = names.filter((name) => runs.get(name) === run)
    for (const name of current) runs.delete(name)
    setProblems(withFound(current, found))
    return found
  }, [])

  const setValue = useCallback(
    (name: Name, typed: string) => {
      if (latest.current.of !== of) return
      // Keyboards of digits type those of their own script, and in a secret nobody sees which these are.
      const text = look?.(name).inputMode ? toDigits(typed) : typed
      const value = accept ? accept(name, text) : text
      const next = { ...latest.current.values, [name]: value }
      latest.current.values = next
      setValues(next)
      const { problems: now } = latest.current
      // What is still being checked is of the text before.
      const isWrong = (each: Name) => each in now || latest.current.runs.has(each)
      const depending = (dependents?.[name] ?? []).filter((each) => isWrong(each) || next[each] !== '')
      const again = [...(isWrong(name) ? [name] : []), ...depending]
      if (again.length) void validate(again, next)
    },
    [of, accept, look, dependents, validate],
  )

  const field = (name: Name): FieldProps => ({
    ...look?.(name),
    name,
    value: values[name],
    onChange: (event) => setValue(name, event.target.value),
    onBlur: () => {
      if (latest.current.values[name] !== '') void validate([name])
    },
    ref: (element) => {
      if (element) elements.current.set(name, element)
      else elements.current.delete(name)
    },
    'aria-invalid': name in problems,
  })

  const focus = useCallback((name: Name) => elements.current.get(name)?.focus(), [])

  /**
   * Checks `names` in their order; what was checked when all are right, else the first one in error has the focus. What is sent is what
   * was checked: a field may change and the form be sent before the next drawing, and it may change again while it is checked.
   */
  const validateAll = useCallback(
    async (names: readonly Name[]): Promise<Record<Name, string> | undefined> => {
      const { values: text } = latest.current
      const found = await validate(names, text)
      const first = names.find((name) => found[name])
      if (first) focus(first)
      return first ? undefined : text
    },
    [validate, focus],
  )

  /** Checks again what is already marked wrong, for instance because its texts changed language. */
  const revalidate = useCallback(() => {
    const names = Object.keys(latest.current.problems) as Name[]
    if (names.length) void validate(names)
  }, [validate])

  /** Says what is wrong with a field from outside its rules, or that nothing is. */
  const mark = useCallback(
    (name: Name, problem: Message | undefined) => {
      if (latest.current.of === of) setProblems(withFound([name], { [name]: problem }))
    },
    [of],
  )

  return { values, problems, field, setValue, mark, validate, validateAll, revalidate, focus }
}
