import { type SyntheticEvent, useCallback, useMemo, useState } from 'react'
import type { Lobby } from '../../core/lobby.ts'
import type { Message } from '../../core/message.ts'
import { askForOwnPassword, continueAfterLogin, sentFrom } from '../../core/session/continueAfterLogin.ts'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import { acceptTyped, CURRENT_PASSWORD, inputLook } from '../../form/field.rules.ts'
import type { FormResult } from '../../form/formResult.ts'
import { fieldHint } from '../../form/hint.rules.ts'
import { useFields } from '../../form/useFields.ts'
import { useFormRules, useRecheck } from '../../form/useFormRules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { loginMutationOptions } from '../auth.queries.ts'
import { asksForCaptcha } from '../captcha.rules.ts'
import { AUTH_TEXTS } from '../refusals.rules.ts'
import { type CaptchaResult, useCaptcha } from '../useCaptcha.ts'
import { type CountriesResult, useCountries } from '../useCountries.ts'
import { usePhoneProvider } from '../usePhoneProvider.ts'
import { type SmsCodeResult, useSmsCode } from '../useSmsCode.ts'
import { type SocialLoginResult, useSocialLogin } from '../useSocialLogin.ts'
import { LOGIN_RULES, type LoginField, type LoginMethod, loginBody, loginFields, loginMethods } from './login.rules.ts'
import { doubleBase64Codec, readRemembered, writeRemembered } from './remembered.rules.ts'
import { useFreePlayIn } from './useFreePlay.ts'

/** Who logs in has a password already. */
const look = (name: LoginField) => (name === 'password' ? CURRENT_PASSWORD : inputLook(name))

const passwordCodec = (lobby: Lobby) => lobby.ports.passwordCodec ?? doubleBase64Codec

/** The login form. */
export interface LoginResult extends CountriesResult, FormResult<LoginField> {
  /** The methods that the merchant offers, the default first (LOGIN-01). */
  methods: readonly LoginMethod[]
  /** The chosen method. */
  method: LoginMethod
  /** Whether it is known which methods the merchant offers; until then the first one can be used (LOGIN-01). */
  isKnown: boolean
  /** Chooses another method. */
  setMethod: (method: LoginMethod) => void
  /** What is asked for now, in its order: the fields of the method, and the captcha once it is needed (LOGIN-03, LOGIN-04). */
  fields: readonly LoginField[]
  /** The captcha, once the backend asks for one (LOGIN-04). */
  captcha: CaptchaResult | undefined
  /** The button that sends the SMS code (LOGIN-05). */
  sms: SmsCodeResult
  /** Whether the login is kept on this device (LOGIN-09). */
  remember: boolean
  /** Sets whether the login is kept on this device. */
  setRemember: (remember: boolean) => void
  /** Checks all fields and logs in; give it to the form's `onSubmit` (LOGIN-03, LOGIN-08). */
  submit: (event?: SyntheticEvent) => Promise<void>
  /** Free play without an account (LOGIN-11). */
  startFreePlay: () => Promise<void>
  /** Accounts elsewhere to log in with; none unless switched on and ready (LOGIN-02). */
  social: SocialLoginResult
}

/** The login form with all its rules (LOGIN-01 to LOGIN-14, LOGIN-16). Spread `field(name)` on inputs and call `submit`. */
export function useLogin(): LoginResult {
  const lobby = useLobby()
  const { has, isKnown } = useSettings()
  const methods = loginMethods(has)
  const remembered = useMemo(() => readRemembered(lobby.ports.localStorage, true), [lobby])
  const [chosen, setMethod] = useState<LoginMethod>(remembered?.type ?? 'username')
  const method = methods.includes(chosen) ? chosen : 'username'
  const [remember, setRemember] = useState(remembered !== undefined)
  const [captchaShown, setCaptchaShown] = useState(false)
  const { rules } = useFormRules()
  const shared = useAttempt(AUTH_TEXTS)
  const { attempt, send, refuse } = shared
  const startFreePlay = useFreePlayIn(shared)
  const social = useSocialLogin(shared)

  const check = (name: LoginField, values: Record<LoginField, string>): Message | undefined | Promise<Message | undefined> => {
    if (name === 'captcha') return values.captcha === '' ? { id: 'in_vwrite_code' } : undefined
    // What is sent is checked: spaces around an account name do not count.
    const value = name === 'username' ? values.username.trim() : values[name]
    return checkByRule(lobby, rules, LOGIN_RULES[name], value)
  }
  const bySms = remembered?.type === 'sms'
  const { countries, countriesLoad, dialingCode, setDialingCode } = useCountries(remembered?.countryDialingCode)
  const accept = useCallback((name: LoginField, text: string) => acceptTyped(name, text, dialingCode), [dialingCode])
  const fields = useFields<LoginField>({
    initial: {
      username: remembered && !bySms ? remembered.username : '',
      password: (remembered?.password !== undefined && passwordCodec(lobby).decode(remembered.password)) || '',
      mobileNum: bySms ? remembered.username : '',
      verificationCode: '',
      captcha: '',
    },
    check,
    accept,
    look,
  })
  const { values, setValue, mark, validateAll, revalidate } = fields
  useRecheck(rules, revalidate)

  const clearCaptcha = useCallback(() => setValue('captcha', ''), [setValue])
  const captcha = useCaptcha(captchaShown, clearCaptcha)
  const phone = useMemo(
    () => ({ mobileNum: values.mobileNum, countryDialingCode: dialingCode }),
    [values.mobileNum, dialingCode],
  )
  const mobileIsRight = useCallback(async () => (await validateAll(['mobileNum'])) !== undefined, [validateAll])
  const { provider, prove } = usePhoneProvider(method === 'sms')
  const sms = useSmsCode({
    purpose: 'login',
    phone,
    check: mobileIsRight,
    mark: useCallback((problem, field) => mark(field, problem), [mark]),
    provider,
  })

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    const from = sentFrom(lobby)
    return attempt(async () => {
      const checked = await validateAll(loginFields(method, captchaShown))
      if (!checked) return
      const isSms = method === 'sms'
      const idToken =
        isSms && provider ? await prove({ ...phone, mobileNum: checked.mobileNum }, checked.verificationCode) : undefined
      if (isSms && provider && idToken === undefined) return refuse({ id: 'verification_error' })
      const body = loginBody({
        method,
        values: checked,
        dialingCode,
        idToken,
        captcha: captchaShown ? { answer: checked.captcha, id: captcha.captchaId } : undefined,
      })
      let isFirst: boolean | undefined
      try {
        isFirst = (await send(() => write(lobby, loginMutationOptions(lobby), body))).firstTimeLogin
      } catch (error) {
        if (asksForCaptcha(error) && !captchaShown) setCaptchaShown(true)
        else if (captchaShown) captcha.refresh()
        throw error
      }
      if (!isSms) passwordInMemory(lobby).password = checked.password
      const keepsPassword = !isSms && lobby.config.remember === 'password'
      writeRemembered(
        lobby.ports.localStorage,
        remember
          ? {
              type: method,
              username: body.username,
              ...(isSms && { countryDialingCode: dialingCode }),
              ...(keepsPassword && { password: passwordCodec(lobby).encode(checked.password) }),
            }
          : undefined,
      )
      // A member who logs in by SMS code may not know a password, and so could not change it.
      if (isFirst && !isSms) askForOwnPassword(lobby)
      else continueAfterLogin(lobby, from)
    })
  }

  return {
    methods,
    method,
    isKnown,
    setMethod: useCallback(
      (next: LoginMethod) => {
        setMethod(next)
        refuse(undefined)
      },
      [refuse],
    ),
    fields: loginFields(method, captchaShown),
    field: fields.field,
    problem: (name: LoginField) => fields.problems[name],
    hint: (name: LoginField) => fieldHint(name, name === 'captcha' ? undefined : rules?.[LOGIN_RULES[name].rule]),
    values,
    countries,
    countriesLoad,
    dialingCode,
    setDialingCode,
    captcha: captchaShown ? captcha : undefined,
    sms,
    remember,
    setRemember,
    submit,
    startFreePlay,
    social,
    status: shared.status,
    refusal: shared.refusal,
  }
}
