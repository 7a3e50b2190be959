import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useCallback, useMemo, useState } from 'react'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { acceptTyped, checkField } from '../form/field.rules.ts'
import { patternTester } from '../form/lobbyPatterns.ts'
import { type Problems, useFields } from '../form/useFields.ts'
import { useFormRules, useRecheck } from '../form/useFormRules.ts'
import { continueAfterLogin } from '../session/continueAfterLogin.ts'
import { useSettings } from '../startup/useStartup.ts'
import { loginMutationOptions } from './login.queries.ts'
import {
  asksForCaptcha,
  LOGIN_RULES,
  type LoginField,
  type LoginMethod,
  loginBody,
  loginFields,
  loginMethods,
} from './login.rules.ts'
import { doubleBase64Codec, readRemembered, writeRemembered } from './remembered.rules.ts'
import { useCaptcha } from './useCaptcha.ts'
import { useCountries } from './useCountries.ts'
import { useEntry } from './useEntry.ts'
import { useFreePlayThrough } from './useFreePlay.ts'
import { usePhoneProvider } from './usePhoneProvider.ts'
import { useSmsCode } from './useSmsCode.ts'
import { useSocialLogin } from './useSocialLogin.ts'

const passwordCodec = (lobby: Lobby) => lobby.ports.passwordCodec ?? doubleBase64Codec

/** The login form with all its rules (LOGIN-01 to LOGIN-14). Spread `field(name)` on inputs and call `submit`. */
export function useLogin() {
  const lobby = useLobby()
  const { has } = useSettings()
  const methods = loginMethods(has)
  const smsOffered = methods.includes('sms')
  const remembered = useMemo(() => readRemembered(lobby.ports.localStorage, true), [lobby])
  const [chosen, setMethod] = useState<LoginMethod>(remembered?.type ?? 'username')
  const method = methods.includes(chosen) ? chosen : 'username'
  const [remember, setRemember] = useState(remembered !== undefined)
  const [captchaShown, setCaptchaShown] = useState(false)
  const { rules } = useFormRules()
  const entry = useEntry()
  const { attempt, refuse } = entry
  const freePlay = useFreePlayThrough(entry)
  const social = useSocialLogin(entry)

  const check = useCallback(
    async (values: Record<LoginField, string>, names: readonly LoginField[]) => {
      const problems: Problems<LoginField> = {}
      for (const name of names) {
        if (name === 'captcha') {
          if (values.captcha === '') problems.captcha = { id: 'in_vwrite_code' }
          continue
        }
        const { rule, fallback } = LOGIN_RULES[name]
        // What is sent is checked: spaces around an account name do not count.
        const value = name === 'username' ? values.username.trim() : values[name]
        const problem = await checkField(rules?.[rule], value, { id: fallback }, lobby.part(patternTester))
        if (problem) problems[name] = problem
      }
      return problems
    },
    [lobby, rules],
  )
  const bySms = remembered?.type === 'sms'
  const fields = useFields<LoginField>({
    initial: {
      username: remembered && !bySms ? remembered.username : '',
      password: (remembered?.password !== undefined && passwordCodec(lobby).decode(remembered.password)) || '',
      mobileNum: bySms ? remembered.username : '',
      verificationCode: '',
      captcha: '',
    },
    check,
    accept: acceptTyped,
  })
  const { values, setValue, validate, validateAll, revalidate } = fields
  useRecheck(rules, revalidate)

  const { countries, dialingCode, setDialingCode } = useCountries(remembered?.countryDialingCode)
  const clearCaptcha = useCallback(() => setValue('captcha', ''), [setValue])
  const captcha = useCaptcha(captchaShown, clearCaptcha)
  const phone = useMemo(
    () => ({ mobileNum: values.mobileNum, countryDialingCode: dialingCode }),
    [values.mobileNum, dialingCode],
  )
  const mobileIsRight = useCallback(async () => (await validateAll(['mobileNum'])) === true, [validateAll])
  const { provider, prove } = usePhoneProvider(method === 'sms')
  const sms = useSmsCode('login', phone, mobileIsRight, provider)

  const { mutateAsync: logIn, isPending: isLoggingIn } = useMutation(loginMutationOptions(lobby))

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      if (!(await validateAll(loginFields(method, captchaShown)))) return
      const isSms = method === 'sms'
      const idToken = isSms && provider ? await prove(phone, values.verificationCode) : undefined
      if (isSms && provider && idToken === undefined) return refuse({ id: 'verification_error' })
      const body = loginBody({
        method,
        values,
        dialingCode,
        idToken,
        captcha: captchaShown ? { answer: values.captcha, id: captcha.captchaId } : undefined,
      })
      try {
        await logIn(body)
      } catch (error) {
        if (asksForCaptcha(error) && !captchaShown) setCaptchaShown(true)
        else if (captchaShown) void captcha.refresh()
        throw error
      }
      if (!isSms) lobby.storedPassword = values.password
      const keepsPassword = !isSms && lobby.config.remember === 'password'
      writeRemembered(
        lobby.ports.localStorage,
        remember
          ? {
              type: method,
              username: body.username,
              ...(isSms && { countryDialingCode: dialingCode }),
              ...(keepsPassword && { password: passwordCodec(lobby).encode(values.password) }),
            }
          : undefined,
      )
      continueAfterLogin(lobby)
    })
  }

  return {
    methods,
    method,
    setMethod: useCallback(
      (next: LoginMethod) => {
        setMethod(next)
        refuse(undefined)
      },
      [refuse],
    ),
    smsOffered,
    /** What is asked for now, in its order: the fields of the method, and the captcha once it is needed (LOGIN-03, LOGIN-04). */
    fields: loginFields(method, captchaShown),
    field: fields.field,
    problem: (name: LoginField) => fields.problems[name],
    validate,
    values,
    countries,
    dialingCode,
    setDialingCode,
    captcha: captchaShown ? captcha : undefined,
    sms,
    remember,
    setRemember,
    submit,
    startFreePlay: freePlay.start,
    /** Accounts elsewhere to log in with; none unless switched on and ready (LOGIN-02). */
    social: { providers: social.providers, signIn: social.signIn },
    status: isLoggingIn || freePlay.isPending || social.isPending ? ('pending' as const) : ('idle' as const),
    refusal: entry.refusal,
  }
}
