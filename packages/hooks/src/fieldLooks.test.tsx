import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { REGISTER_FIELDS } from './auth/register/register.rules.ts'
import en from './messages/en.json'
import { everyHook } from './test/everyHook.ts'
import { renderIn, settle, testLobby } from './test/testLobby.tsx'

type Props = Readonly<Record<string, unknown>>
const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null
const isField = (value: Props) => 'aria-invalid' in value && 'value' in value && typeof value.onBlur === 'function'

/** The fields of the hooks that give them by name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  useAddCard: ['bankCode', 'number', 'paymentPassword'],
  useChangePassword: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  useContractOffer: ['account', 'rate', 'leastBase', 'leastMembers'],
  useDeposit: ['promotionId'],
  useDepositLimit: ['amount'],
  useFeedback: ['content'],
  'useForgotPassword.email': ['username', 'email', 'captcha'],
  'useForgotPassword.phone': ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword'],
  useKycForm: ['fullName', 'birthday', 'nationality', 'occupation', 'permanentAddress', 'currentAddress'],
  useLogin: ['username', 'password', 'captcha', 'mobileNum', 'verificationCode'],
  useEditRates: [],
  useNewLink: [],
  useOpenAccount: ['username', 'password'],
  useOwnRange: ['from', 'to'],
  usePaymentPassword: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  useProfileField: ['email'],
  useRegister: REGISTER_FIELDS,
  useTransfer: ['paymentPassword'],
  useWithdraw: ['cardId', 'paymentPassword'],
}
/** Called by what they are about: a category, an account, a place among the tiers. */
const OWN_NAME = /^(?:RNG|amount ella26|tier(?:From|Rate)1)$/
const BY_NAME = new Set(['field', 'fieldOf', 'accountField'])

/** Text of any kind, or what is chosen from a list: a plain input. */
const PLAIN = [
  'useAddCard bankCode',
  'useContractOffer account',
  'useDeposit promotionId',
  'useFeedback content',
  'useWithdraw cardId',
]

it('REG-04 every field of every form says its keyboard, or what may be filled in, by the props that a skin spreads, and has a label', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const seen = new Map<string, Props>()
  /** Goes through what a hook gives. */
  const look = (hook: string, given: unknown, depth = 0) => {
    if (!isProps(given) || depth > 4) return
    if (isField(given)) return void seen.set(`${hook.split('.')[0]} ${String(given.name)}`, given)
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'function' && BY_NAME.has(name)) {
        const names = NAMES[hook]
        if (!names) throw new Error(`which fields has ${hook}?`)
        for (const each of names) look(hook, value(each), depth + 1)
      } else
        look(isProps(value) && Object.keys(value).some((key) => BY_NAME.has(key)) ? `${hook}.${name}` : hook, value, depth + 1)
    }
  }
  for (const [hook, run] of Object.entries(everyHook)) {
    const { result, unmount } = renderIn(test, run)
    await settle(test)
    const given = result.current
    if (isProps(given) && typeof given.addTier === 'function') act(() => (given as { addTier: () => void }).addTier())
    look(hook, result.current)
    unmount()
  }
  const plain = Array.from(seen).filter(([, { type, inputMode, autoComplete }]) => !type && !inputMode && !autoComplete)
  expect(plain.map(([name]) => name).sort()).toEqual(PLAIN)
  expect(seen.size).toBeGreaterThan(50)
  const names = [...seen.keys()].map((key) => key.slice(key.indexOf(' ') + 1)).filter((name) => !OWN_NAME.test(name))
  expect(names.filter((name) => !Object.hasOwn(en, `label_${name}`))).toEqual([])
  const secret = Array.from(seen).filter(([name]) => /password/i.test(name.split(' ')[1] ?? ''))
  expect(secret.filter(([, { type }]) => type !== 'password').map(([name]) => name)).toEqual([])
})
