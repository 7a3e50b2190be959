import { act, render } from '@testing-library/react'
import { answerPrompt } from '../core/notices/notices.ts'
import { type MoneyForm, textOf } from '../index.ts'
import en from '../messages/en.json'
import { inLobby, settle, type TestLobby } from './testLobby.tsx'

type AnyForm = Omit<MoneyForm<'amount', never>, 'order' | 'field' | 'problem' | 'values'>
type Fields<Name extends string> = Pick<MoneyForm<Name, never>, 'field' | 'problem' | 'values'>

interface Props<Form> {
  run: () => Form
  see: (form: Form) => void
}
function Page<Form extends AnyForm>({ run, see }: Props<Form>) {
  const form = run()
  see(form)
  return <input aria-label="amount" {...form.amount.field} />
}

/** A form that moves money in use: types, submits, answers the question, and lets what follows come to rest. */
export async function moneyForm<Name extends string, Form extends AnyForm>(test: TestLobby, use: () => Form & Fields<Name>) {
  let latest: (Form & Fields<Name>) | undefined
  const see = (form: Form & Fields<Name>) => {
    latest = form
  }
  const { unmount } = render(<Page<Form & Fields<Name>> run={use} see={see} />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  const now = () => {
    if (!latest) throw new Error('nothing was rendered')
    return latest
  }
  const words = (name: Name) => {
    const problem = now().problem(name)
    return problem && textOf(problem, en)
  }
  return {
    now,
    unmount,
    words,
    refusal: () => {
      const { refusal } = now()
      return refusal && textOf(refusal, en)
    },
    /** What the member is asked, in words. */
    question: () => {
      const { prompt } = test.lobby.state
      return prompt?.text && textOf(prompt.text, en)
    },
    async type(typed: Partial<Record<Name, string>>) {
      for (const name of Object.keys(typed) as Name[]) {
        act(() =>
          now()
            .field(name)
            .onChange({ target: { value: typed[name] ?? '' } }),
        )
      }
      await act(() => settle(test))
    },
    /** Sends the form so many times at once, and answers the question. */
    async submit({ times = 1, yes = true } = {}) {
      await act(async () => {
        for (let time = 0; time < times; time += 1) void now().submit()
        await settle(test)
      })
      await act(async () => {
        answerPrompt(test.lobby, yes)
        await settle(test)
      })
    },
  }
}
