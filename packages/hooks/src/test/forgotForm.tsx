import { act } from '@testing-library/react'
import { type EmailResetField, type PhoneResetField, textOf, useForgotPassword, useNotices, useSession } from '../index.ts'
import en from '../messages/en.json'
import { renderIn, settle, type TestLobby } from './testLobby.tsx'

/** Both forms in use: types, submits, and lets what follows come to rest. */
export async function forgotForm(test: TestLobby) {
  const { result, unmount } = renderIn(test, () => ({
    forgot: useForgotPassword(),
    notices: useNotices(),
    session: useSession(),
  }))
  await settle(test)
  const phone = () => result.current.forgot.phone
  const email = () => result.current.forgot.email
  const words = (message: Parameters<typeof textOf>[0] | undefined) => message && textOf(message, en)
  return {
    result,
    unmount,
    phone,
    email,
    async typePhone(typed: Partial<Record<PhoneResetField, string>>) {
      for (const name of phone().fields) {
        const value = typed[name]
        if (value !== undefined) act(() => phone().field(name).onChange({ target: { value } }))
      }
      await settle(test)
    },
    async typeEmail(typed: Record<EmailResetField, string>) {
      for (const name of email().fields)
        act(() =>
          email()
            .field(name)
            .onChange({ target: { value: typed[name] } }),
        )
      await settle(test)
    },
    async sendCode() {
      await act(async () => void (await phone().sms.send()))
      await settle(test)
    },
    async submitPhone() {
      await act(() => phone().submit())
      await settle(test)
    },
    /** Not awaited: after a success it ends a second later. */
    async submitEmail() {
      act(() => void email().submit())
      await settle(test)
    },
    problem: (name: PhoneResetField) => words(phone().problem(name)),
    problemsOfEmail: () => email().fields.map((name) => words(email().problem(name))),
    refusal: () => words(phone().refusal ?? email().refusal),
    notices: () => result.current.notices.map(({ message }) => textOf(message, en)),
  }
}
