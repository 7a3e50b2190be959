import { act } from '@testing-library/react'
import { REGISTER_FIELDS } from '../auth/register/register.rules.ts'
import { everyHook } from './everyHook.ts'
import { renderIn, settle, testLobby } from './testLobby.tsx'

type Props = Readonly<Record<string, unknown>>
const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null
const isField = (value: Props) => 'aria-invalid' in value && 'value' in value && typeof value.onBlur === 'function'

/** The fields of the hooks that give them by name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  useAddCard: ['bankCode', 'number', 'paymentPassword'],
  useChangePassword: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  useContractOffer: ['account', 'rate', 'leastMembers'],
  useDeposit: ['promotionId'],
  useDepositLimit: [],
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
const BY_NAME = new Set(['field', 'fieldOf', 'accountField'])

/** Every field that a hook of the public entry gives, as props, by the name of the hook and its own. */
export async function fieldsOfAllHooks(): Promise<ReadonlyMap<string, Props>> {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const seen = new Map<string, Props>()
  /** Goes through what a hook gives. */
  const look = (hook: string, given: unknown, depth = 0) => {
    if (!isProps(given) || depth > 4) return
    if (isField(given)) return void seen.set(`${hook.split(/[ .]/)[0]} ${String(given.name)}`, given)
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'function' && BY_NAME.has(name)) {
        const names = NAMES[hook]
        if (!names) throw new Error(`which fields has ${hook}?`)
        for (const each of names) look(hook, value(each), depth + 1)
      } else
        look(isProps(value) && Object.keys(value).some((key) => BY_NAME.has(key)) ? `${hook}.${name}` : hook, value, depth + 1)
    }
  }
  // All of them at once, so that what they ask comes to rest once.
  const shown = Object.entries(everyHook).map(([hook, run]) => ({ hook, ...renderIn<unknown>(test, run) }))
  await settle(test)
  for (const { hook, result, unmount } of shown) {
    const given = result.current
    if (isProps(given) && typeof given.addTier === 'function') act(() => (given as { addTier: () => void }).addTier())
    look(hook, result.current)
    unmount()
  }
  return seen
}
