import { useMutation, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useCallback, useMemo, useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { useDevice } from '../device/useDevice.ts'
import { asksForCaptcha } from '../login/login.rules.ts'
import { useCaptcha } from '../login/useCaptcha.ts'
import { useCountries } from '../login/useCountries.ts'
import { useEntry } from '../login/useEntry.ts'
import { usePhoneProvider } from '../login/usePhoneProvider.ts'
import { useSmsCode } from '../login/useSmsCode.ts'
import { useSocialLogin } from '../login/useSocialLogin.ts'
import { BRIEF_MS } from '../notices/notices.rules.ts'
import { notify } from '../notices/notices.ts'
import { continueAfterLogin } from '../session/continueAfterLogin.ts'
import { useSettings } from '../startup/useStartup.ts'
import { forgetAffiliateLink } from './affiliate.ts'
import { registerMutationOptions, registerSettingQueryOptions } from './register.queries.ts'
import {
  type RegisterField,
  type RegisterMethod,
  refusedField,
  registerMethods,
  registrationBody,
  type ShownField,
  sentValue,
} from './register.rules.ts'
import { useInvitation } from './useInvitation.ts'
import { useRegisterFields } from './useRegisterFields.ts'

/** The registration form with all its rules (REG-01 to REG-15). Spread `field(name)` on the inputs of `fields` and call `submit`. */
export function useRegister() {
  const lobby = useLobby()
  const { has } = useSettings()
  const { platform } = useDevice()
  const setting = useQuery(registerSettingQueryOptions(lobby))
  const invitation = useInvitation()
  const methods = registerMethods(has)
  const [chosen, choose] = useState<RegisterMethod>('username')
  const method = methods.includes(chosen) ? chosen : methods[0]
  const [captchaAsked, askForCaptcha] = useState(false)
  const captchaShown = captchaAsked || setting.data?.captcha === true
  const [agreed, setAgree] = useState<boolean>()
  const agree = agreed ?? setting.data?.agreement ?? true
  const entry = useEntry()
  const { attempt, refuse } = entry

  const form = useRegisterFields({ method, has, captcha: captchaShown, invitation })
  const { values, shown, setValue, validateAll, focus } = form

  const { countries, dialingCode, setDialingCode } = useCountries(undefined)
  const captcha = useCaptcha(
    captchaShown,
    useCallback(() => setValue('captcha', ''), [setValue]),
  )
  const phone = useMemo(
    () => ({ mobileNum: values.mobileNum, countryDialingCode: dialingCode }),
    [values.mobileNum, dialingCode],
  )
  const { provider, prove } = usePhoneProvider(true)
  const sms = useSmsCode('register', phone, form.mobileIsRight, provider)
  const social = useSocialLogin(entry)
  const { mutateAsync: register } = useMutation(registerMutationOptions(lobby))
  const [isSending, setSending] = useState(false)

  /** Says for a moment that the code is no good, and then lets the guest correct it (REG-09). */
  const refuseInvitation = (field: ShownField) => {
    form.mark(field.name, { id: 'invitation_code_error' })
    notify(lobby, 'fail', { id: 'invitation_code_error' }, BRIEF_MS)
    lobby.ports.clock.setTimeout(() => focus(field.name), BRIEF_MS)
  }

  /** What a refusal by the backend changes in the form; the reason itself is thrown on unless the form has said it. */
  const answerRefusal = (error: unknown) => {
    if (asksForCaptcha(error) && !captchaShown) askForCaptcha(true)
    else if (captchaShown) void captcha.refresh()
    const wrong = refusedField(error, shown)
    if (wrong === undefined) throw error
    if (wrong.name === 'affiliateCode') return refuseInvitation(wrong)
    form.mark(wrong.name, form.ruleText(wrong))
    focus(wrong.name)
  }

  const send = async () => {
    const invitationCode = sentValue('affiliateCode', values)
    if (shown.some(({ name, required }) => name === 'affiliateCode' && required)) await invitation.check(invitationCode)
    const needsProof =
      provider !== undefined && shown.some(({ name }) => name === 'verificationCode') && values.mobileNum !== ''
    const idToken = needsProof ? await prove(phone, values.verificationCode) : undefined
    if (needsProof && idToken === undefined) return refuse({ id: 'verification_error' })
    const body = registrationBody({
      fields: shown,
      values,
      dialingCode,
      hostName: lobby.ports.device.hostName,
      platform,
      affiliate: invitation.affiliate,
      captchaId: captcha.captchaId,
      idToken,
    })
    await register({ method, body })
    lobby.storedPassword = body.password
    forgetAffiliateLink(lobby)
    notify(lobby, 'success', { id: 'registered' })
    continueAfterLogin(lobby)
  }

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      if (!agree || !(await validateAll(shown.map(({ name }) => name)))) return
      setSending(true)
      try {
        await send()
      } catch (error) {
        answerRefusal(error)
      } finally {
        setSending(false)
      }
    })
  }

  const isLoading = form.isLoading || setting.isPending || invitation.isPending
  return {
    methods,
    method,
    setMethod: useCallback(
      (next: RegisterMethod) => {
        choose(next)
        refuse(undefined)
      },
      [refuse],
    ),
    /** The fields to show, in their order; a required one is marked (REG-01). */
    fields: shown,
    field: form.field,
    problem: (name: RegisterField) => form.problems[name],
    values,
    countries,
    dialingCode,
    setDialingCode,
    captcha: captchaShown ? captcha : undefined,
    sms,
    agree,
    setAgree,
    /** The register button waits for the agreement (REG-12). */
    canSubmit: agree,
    submit,
    social: { providers: social.providers, signIn: social.signIn },
    /** Until the backend has said which fields there are, nobody can fill them. */
    form: form.isFailed ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    isRetrying: form.isFetching,
    retry: form.retry,
    status: isSending || social.isPending ? ('pending' as const) : ('idle' as const),
    refusal: entry.refusal,
  }
}
