import { act, render, screen } from '@testing-library/react'
import {
  type RegisterField,
  type RegisterMethod,
  type RegisterResult,
  type SessionResult,
  textOf,
  useNotices,
  useRegister,
  useSession,
} from '../index.ts'
import en from '../messages/en.json'
import { inLobby, settle, type TestLobby } from './testLobby.tsx'

interface Seen {
  form: RegisterResult
  session: SessionResult
  /** The notices, in words. */
  said: string[]
}

function Page({ see }: { see: (seen: Seen) => void }) {
  const form = useRegister()
  const said = useNotices().map(({ message }) => textOf(message, en))
  see({ form, session: useSession(), said })
  return form.fields.map(({ name }) => <input key={name} aria-label={name} {...form.field(name)} />)
}

/** A registration form on a page, in use: types, submits, and lets what follows come to rest. */
export async function registerForm(test: TestLobby) {
  let latest: Seen | undefined
  const see = (seen: Seen) => {
    latest = seen
  }
  const { unmount } = render(<Page see={see} />, { wrapper: inLobby(test.lobby) })
  await settle(test)
  const now = () => {
    if (!latest) throw new Error('nothing was rendered')
    return latest
  }
  return {
    now,
    unmount,
    names: () => now().form.fields.map(({ name }) => name),
    required: (name: RegisterField) => now().form.fields.find((field) => field.name === name)?.required,
    async type(typed: Partial<Record<RegisterField, string>>) {
      for (const [name, value] of Object.entries(typed))
        await act(async () =>
          now()
            .form.field(name as RegisterField)
            .onChange({ target: { value } }),
        )
      await settle(test)
    },
    async leave(name: RegisterField) {
      await act(async () => now().form.field(name).onBlur())
      await settle(test)
    },
    async method(method: RegisterMethod) {
      act(() => now().form.setMethod(method))
      await settle(test)
    },
    async submit() {
      await act(() => now().form.submit())
      await settle(test)
    },
    async sendCode() {
      await act(async () => void (await now().form.sms.send()))
      await settle(test)
    },
    /** What the form says to the guest, in words. */
    refusal: () => now().form.refusal && textOf(now().form.refusal ?? { text: '' }, en),
    problem: (name: RegisterField) => {
      const problem = now().form.problem(name)
      return problem && textOf(problem, en)
    },
    /** The name of the field that has the focus. */
    focused: () => document.activeElement?.getAttribute('name') ?? null,
    shown: (name: RegisterField) => screen.queryByLabelText(name) !== null,
  }
}

/** What a newcomer types into a username form. */
export const NEWCOMER = { username: 'newbie01', password: 'Newbie01pass', confirmPassword: 'Newbie01pass' }
