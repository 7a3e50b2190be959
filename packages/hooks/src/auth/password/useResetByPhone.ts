import { isApiError } from '@lobbykit/sdk'
import { type SyntheticEvent, useCallback, useEffect, useMemo, useState } from 'react'
import type { Lobby } from '../../core/lobby.ts'
import type { Message } from '../../core/message.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { LOADING_LONG_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { continueAfterLogin, hasLeft, sentFrom } from '../../core/session/continueAfterLogin.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import { acceptTyped, dialingCodeIn, inputLook } from '../../form/field.rules.ts'
import type { FormResult } from '../../form/formResult.ts'
import { fieldHint } from '../../form/hint.rules.ts'
import { useFields } from '../../form/useFields.ts'
import { useFormRules } from '../../form/useFormRules.ts'
import { loginMutationOptions } from '../auth.queries.ts'
import { rewriteRemembered } from '../login/rewriteRemembered.ts'
import { AUTH_TEXTS } from '../refusals.rules.ts'
import { sentCode } from '../smsDeadlines.ts'
import { useCountries } from '../useCountries.ts'
import { useHeardByLogin } from '../useHeardByLogin.ts'
import { type SmsCodeResult, useSmsCode } from '../useSmsCode.ts'
import { setPasswordMutationOptions } from './password.queries.ts'
import { PHONE_RESET_FIELDS, PHONE_RESET_RULES, type PhoneResetField, passwordRefusal } from './password.rules.ts'

/** The form that sets a new password with an SMS code. */
export interface PhoneResetResult extends FormResult<PhoneResetField> {
  /** What is wrong with a field that was typed into; undefined for nothing (FORGOT-03). */
  problem: (name: PhoneResetField) => Message | undefined
  /** The button that sends the SMS code; it needs nothing but a right number (FORGOT-03). */
  sms: SmsCodeResult
  /**
   * Whether a code was sent in the last ten minutes, or on this page, also where its answer was lost and another one is refused so soon;
   * until then its field is disabled (FORGOT-03).
   */
  isCodeSent: boolean
  /** Whether the button may be tapped: something was typed, and nothing is wrong or missing (FORGOT-03). */
  canSubmit: boolean
  /** Sets the password and logs in with it; give it to the form's `onSubmit` (FORGOT-04). */
  submit: (event?: SyntheticEvent) => Promise<void>
}

/** Milliseconds for which a code that was sent may be typed, also after the page was loaded anew (assumed). */
const CODE_LASTS_MS = 10 * 60_000

/** Whether a code was sent a short while ago, also by the page before a reload. */
function wasCodeSent({ ports: { sessionStorage, clock } }: Lobby): boolean {
  const sent = sentCode(sessionStorage, 'reset')
  return sent !== undefined && Math.abs(clock.now() - sent.wall) < CODE_LASTS_MS
}

const EMPTY: Record<PhoneResetField, string> = { mobileNum: '', verificationCode: '', newPassword: '' }
const NONE: ReadonlySet<PhoneResetField> = new Set()

/** The form that sets a new password with an SMS code, and then logs in with it (FORGOT-03 to FORGOT-05). */
export function useResetByPhone(): PhoneResetResult {
  const lobby = useLobby()
  const { rules } = useFormRules()
  const { attempt, send, status, refusal } = useAttempt(AUTH_TEXTS)
  const [touched, setTouched] = useState(NONE)
  const [codeProblem, markCode] = useState<Message>()
  const [wasSent, setSent] = useState(() => wasCodeSent(lobby))

  const check = (name: PhoneResetField, values: Record<PhoneResetField, string>) =>
    checkByRule(lobby, rules, PHONE_RESET_RULES[name], values[name])
  // The form has no choice of a dialling code, so a number may be pasted with any of them.
  const { countries, dialingCode } = useCountries(undefined)
  const accept = useCallback(
    (name: PhoneResetField, text: string) => {
      const codes = [dialingCode, ...countries.map((country) => country.dialingCode)]
      return acceptTyped(name, text, dialingCodeIn(text, codes))
    },
    [countries, dialingCode],
  )
  const form = useFields<PhoneResetField>({ initial: EMPTY, check, accept, look: inputLook })
  const { values, problems, setValue, mark, focus, validate, validateAll } = form
  const isTouched = touched.size > 0
  // Rules that come late, or in another language, count for what was typed before.
  useEffect(() => {
    if (isTouched && rules) void validate(PHONE_RESET_FIELDS)
  }, [isTouched, rules, validate])

  const phone = useMemo(
    // The backend knows the country of its member's number.
    () => ({ mobileNum: values.mobileNum, countryDialingCode: '' }),
    [values.mobileNum],
  )
  const sms = useSmsCode({
    purpose: 'reset',
    phone,
    check: async () => {
      setTouched((before) => new Set([...before, 'mobileNum']))
      return (await validateAll(['mobileNum'])) !== undefined
    },
    mark: markCode,
    provider: undefined,
    onSent: useCallback(() => setSent(true), []),
  })

  const touch = (name: PhoneResetField) => {
    markCode(undefined)
    setTouched((before) => (before.has(name) ? before : new Set([...before, name])))
    void validate(PHONE_RESET_FIELDS)
  }

  const wasHeard = useHeardByLogin(lobby)

  /** What a refusal changes in the form; the reason itself is thrown on unless the form has said it (FORGOT-04). */
  const answerRefusal = (error: unknown) => {
    const reason = passwordRefusal(error)
    if (reason === 'same') {
      setValue('newPassword', '')
      mark('newPassword', { id: 'password_same' })
      return focus('newPassword')
    }
    // Without a network the code was not used.
    if (!isApiError(error) || !['network', 'unloaded'].includes(error.kind)) setValue('verificationCode', '')
    throw error
  }

  const reset = async ({ mobileNum, newPassword, verificationCode }: Record<PhoneResetField, string>) => {
    const from = sentFrom(lobby)
    const login = { username: mobileNum, password: newPassword }
    let isIn = false
    try {
      await write(lobby, setPasswordMutationOptions(lobby), { newPassword, mobileNum, verificationCode })
    } catch (error) {
      isIn = await wasHeard(error, mobileNum, newPassword)
      if (!isIn) return answerRefusal(error)
    }
    try {
      if (!isIn) await write(lobby, loginMutationOptions(lobby), { type: 'username', ...login })
    } catch {
      // The password is set all the same; the login page says what else it needs, such as a captcha.
      notify(lobby, 'success', { id: 'password_set' })
      if (!hasLeft(lobby, from)) lobby.ports.navigate(pathOf('login'), { replace: true })
      return
    }
    rewriteRemembered(lobby, newPassword)
    continueAfterLogin(lobby, from)
  }

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      setTouched(new Set(PHONE_RESET_FIELDS))
      const checked = await validateAll(PHONE_RESET_FIELDS)
      if (!checked) return
      // The loading message goes as soon as there is a token, or a reason why there is none (FORGOT-05).
      const hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_LONG_MS)
      await send(() => reset(checked).finally(hide))
    })
  }

  return {
    fields: PHONE_RESET_FIELDS,
    field: (name) => {
      const own = form.field(name)
      return {
        ...own,
        onChange: (event) => {
          own.onChange(event)
          touch(name)
        },
        'aria-invalid': touched.has(name) && own['aria-invalid'],
      }
    },
    problem: (name) =>
      (name === 'verificationCode' ? codeProblem : undefined) ?? (touched.has(name) ? problems[name] : undefined),
    hint: (name) => fieldHint(name, rules?.[PHONE_RESET_RULES[name].rule]),
    values,
    sms,
    isCodeSent: wasSent || sms.status === 'counting',
    canSubmit: isTouched && PHONE_RESET_FIELDS.every((name) => values[name] !== '' && problems[name] === undefined),
    submit,
    status,
    refusal,
  }
}
