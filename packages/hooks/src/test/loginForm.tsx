import { act } from '@testing-library/react'
import {
  type LoginField,
  type LoginMethod,
  textOf,
  useConnection,
  useLogin,
  useNotices,
  usePrompt,
  useSession,
} from '../index.ts'
import en from '../messages/en.json'
import { renderIn, settle, type TestLobby } from './testLobby.tsx'

export const useLoginScreen = () => ({
  login: useLogin(),
  session: useSession(),
  notices: useNotices(),
  prompt: usePrompt(),
  connection: useConnection(),
})

/** A login form in use: types, submits, and lets what follows come to rest. */
export async function loginForm(test: TestLobby) {
  const { result, unmount, rerender } = renderIn(test, useLoginScreen)
  await settle(test)
  const type = (name: LoginField, value: string) => act(() => result.current.login.field(name).onChange({ target: { value } }))
  return {
    result,
    unmount,
    rerender,
    type,
    async submit() {
      await act(() => result.current.login.submit())
      await settle(test)
    },
    async logIn(username: string, password: string) {
      type('username', username)
      type('password', password)
      await this.submit()
    },
    async method(method: LoginMethod) {
      act(() => result.current.login.setMethod(method))
      await settle(test)
    },
    async sendCode() {
      const sent = act(() => result.current.login.sms.send())
      await settle(test)
      return sent
    },
    /** What the form says to the player, in words. */
    refusal: () => result.current.login.refusal && textOf(result.current.login.refusal, en),
    problem: (name: LoginField) => {
      const problem = result.current.login.problem(name)
      return problem && textOf(problem, en)
    },
    notices: () => result.current.notices.map(({ message }) => textOf(message, en)),
  }
}
