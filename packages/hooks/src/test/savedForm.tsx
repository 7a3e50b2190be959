import { act, render } from '@testing-library/react'
import { type SavedFormResult, textOf, useNotices } from '../index.ts'
import en from '../messages/en.json'
import { inLobby, settle, type TestLobby } from './testLobby.tsx'

interface Seen<Form> {
  form: Form
  /** The notices, in words. */
  said: string[]
}

interface Props<Form> {
  run: () => Form
  see: (seen: Seen<Form>) => void
}
function Page<Name extends string, Form extends SavedFormResult<Name>>({ run, see }: Props<Form & SavedFormResult<Name>>) {
  const form = run()
  see({ form, said: useNotices().map(({ message }) => textOf(message, en)) })
  return form.fields.map((name) => <input key={name} aria-label={name} {...form.field(name)} />)
}

/** A form of the member's own data in use: types, submits, and lets what follows come to rest. */
export async function savedForm<Name extends string, Form extends SavedFormResult<Name>>(test: TestLobby, use: () => Form) {
  let latest: Seen<Form> | undefined
  const see = (seen: Seen<Form>) => {
    latest = seen
  }
  const { unmount } = render(<Page<Name, Form> run={use} see={see} />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  const now = () => {
    if (!latest) throw new Error('nothing was rendered')
    return latest.form
  }
  return {
    now,
    unmount,
    async type(typed: Partial<Record<Name, string>>) {
      for (const name of now().fields) {
        const value = typed[name]
        if (value !== undefined) act(() => now().field(name).onChange({ target: { value } }))
      }
      await settle(test)
    },
    async submit() {
      act(() => void now().submit())
      await settle(test)
    },
    async submitTwice() {
      act(() => {
        void now().submit()
        void now().submit()
      })
      await settle(test)
    },
    problem(name: Name) {
      const problem = now().problem(name)
      return problem && textOf(problem, en)
    },
    refusal() {
      const { refusal } = now()
      return refusal && textOf(refusal, en)
    },
    notices: () => latest?.said ?? [],
    /** The name of the field that has the focus. */
    focused: () => document.activeElement?.getAttribute('name') ?? null,
  }
}
