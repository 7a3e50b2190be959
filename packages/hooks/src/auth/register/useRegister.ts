import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { complain } from '../../core/complaints/complain.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { together } from '../../core/reads.rules.ts'
import { continueAfterLogin, sentFrom } from '../../core/session/continueAfterLogin.ts'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import type { FormResult } from '../../form/formResult.ts'
import { useSubmit, waitFor } from '../../form/useSubmit.ts'
import { useDevice } from '../../site/device/useDevice.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { registerSettingQueryOptions } from '../auth.queries.ts'
import { asksForCaptcha } from '../captcha.rules.ts'
import { AUTH_TEXTS } from '../refusals.rules.ts'
import { type CaptchaResult, useCaptcha } from '../useCaptcha.ts'
import type { CountriesResult } from '../useCountries.ts'
import { useHeardByLogin } from '../useHeardByLogin.ts'
import { usePhoneProvider } from '../usePhoneProvider.ts'
import { type SmsCodeResult, useSmsCode } from '../useSmsCode.ts'
import { type SocialLoginResult, useSocialLogin } from '../useSocialLogin.ts'
import { forgetAffiliateLink } from './affiliate.ts'
import { registerMutationOptions } from './register.queries.ts'
import {
  mayRegister,
  type RegisterField,
  type RegisterMethod,
  type RegisterValues,
  refusedField,
  registerFields,
  registrationBody,
  type ShownField,
  sentValue,
} from './register.rules.ts'
import { useInvitation } from './useInvitation.ts'
import { useRegisterChoices } from './useRegisterChoices.ts'
import { useRegisterFields } from './useRegisterFields.ts'

/** The registration form. */
export interface RegisterResult extends CountriesResult, Omit<FormResult<RegisterField>, 'fields'> {
  /** The ways to register, the default first (REG-02). */
  methods: readonly RegisterMethod[]
  /** The chosen way to register. */
  method: RegisterMethod
  /** Chooses another way to register. */
  setMethod: (method: RegisterMethod) => void
  /** The fields to show, in their order; a required one is marked (REG-01, REG-03, REG-04). */
  fields: readonly ShownField[]
  /** The captcha, where the backend asks for one (REG-07, REG-13). */
  captcha: CaptchaResult | undefined
  /** The button that sends the SMS code (REG-10). */
  sms: SmsCodeResult
  /** Whether the terms are agreed to (REG-12). */
  agree: boolean
  /** Sets whether the terms are agreed to. */
  setAgree: (agree: boolean) => void
  /** Whether the register button may be tapped: it waits for the agreement (REG-12). */
  canSubmit: boolean
  /** Checks all fields and registers, once `load` is ready; give it to the form's `onSubmit` (REG-08, REG-13, REG-15). */
  submit: (event?: SyntheticEvent) => Promise<void>
  /** Accounts elsewhere to come in with; none unless switched on and ready (REG-01). */
  social: SocialLoginResult
  /** What the backend says of the fields: a form that is submitted before is `pending` until it is known which there are. */
  load: ReadState
}

/** The registration form with all its rules (REG-01 to REG-15). Spread `field(name)` on the inputs of `fields` and call `submit`. */
export function useRegister(): RegisterResult {
  const lobby = useLobby()
  const settings = useSettings()
  const { has } = settings
  const { platform } = useDevice()
  const setting = useLobbyQuery(registerSettingQueryOptions, undefined)
  const invitation = useInvitation()
  const choices = useRegisterChoices(has)
  const { methods, method, setMethod, agree, dialingCode } = choices
  const [captchaAsked, askForCaptcha] = useState(false)
  const captchaShown = captchaAsked || setting.data?.captcha === true
  const shared = useAttempt(AUTH_TEXTS)
  const { send, refuse } = shared

  const form = useRegisterFields({ method, has, captcha: captchaShown, invitation, dialingCode, chosen: choices.chosen })
  const { values, shown, setValue, mark, validateAll, focus } = form

  const captcha = useCaptcha(
    captchaShown,
    useCallback(() => setValue('captcha', ''), [setValue]),
  )
  const phone = useMemo(
    () => ({ mobileNum: values.mobileNum, countryDialingCode: dialingCode }),
    [values.mobileNum, dialingCode],
  )
  const { provider, prove } = usePhoneProvider(true)
  const isPortMissing = setting.data?.phoneVerificationProvider === true && !lobby.ports.phoneVerification
  useEffect(() => {
    if (isPortMissing) complain(lobby, { kind: 'phoneVerification', operation: 'getRegisterSetting' })
  }, [lobby, isPortMissing])
  const sms = useSmsCode({
    purpose: 'register',
    phone,
    check: form.mobileIsRight,
    mark: useCallback((problem, field) => mark(field, problem), [mark]),
    provider,
  })
  const social = useSocialLogin(shared)
  /** Who has registered here: the form may stay for a moment after that, while the next page comes. */
  const registered = useRef<string>(undefined)

  /** Says for a moment that the code is no good, and then lets the guest correct it (REG-09). */
  const refuseInvitation = (field: ShownField) => {
    mark(field.name, { id: 'invitation_code_error' })
    notify(lobby, 'fail', { id: 'invitation_code_error' }, BRIEF_MS)
    lobby.ports.clock.setTimeout(() => focus(field.name), BRIEF_MS)
  }

  const wasHeard = useHeardByLogin(lobby)

  /** What a refusal by the backend changes in the form; the reason itself is thrown on unless the form has said it. */
  const answerRefusal = (error: unknown) => {
    if (asksForCaptcha(error) && !captchaShown) askForCaptcha(true)
    else if (captchaShown) captcha.refresh()
    const wrong = refusedField(error, shown)
    if (wrong === undefined) throw error
    if (wrong.name === 'affiliateCode') return refuseInvitation(wrong)
    mark(wrong.name, form.ruleText(wrong))
    focus(wrong.name)
  }

  const register = async (checked: RegisterValues) => {
    const from = sentFrom(lobby)
    const invitationCode = sentValue('affiliateCode', checked)
    if (shown.some(({ name, required }) => name === 'affiliateCode' && required)) await invitation.check(invitationCode)
    const needsProof =
      provider !== undefined && shown.some(({ name }) => name === 'verificationCode') && checked.mobileNum !== ''
    const idToken = needsProof ? await prove({ ...phone, mobileNum: checked.mobileNum }, checked.verificationCode) : undefined
    if (needsProof && idToken === undefined) return refuse({ id: 'verification_error' })
    const body = registrationBody({
      fields: shown,
      values: checked,
      dialingCode,
      hostName: lobby.ports.device.hostName,
      platform,
      affiliate: invitation.affiliate,
      captchaId: captcha.captchaId,
      idToken,
    })
    await write(lobby, registerMutationOptions(lobby), { method, body }).catch(async (error: unknown) => {
      // Who registers by mobile number has it as the name (REG-15).
      if (!(await wasHeard(error, body.username ?? body.mobileNum, body.password))) throw error
    })
    registered.current = lobby.state.session?.userName
    passwordInMemory(lobby).password = body.password
    forgetAffiliateLink(lobby)
    form.forget()
    notify(lobby, 'success', { id: 'registered' })
    continueAfterLogin(lobby, from)
  }

  // Before all is loaded, the site may ask for fields that are not known yet.
  const load = together([form.load, settings, waitFor(setting.status === 'loading' || invitation.isPending)])
  const isLoading = load.status === 'loading'
  const submit = useSubmit(shared, load, async () => {
    const isIn = lobby.state.session !== null && lobby.state.session.userName === registered.current
    if (isIn || !mayRegister({ agree })) return
    const checked = await validateAll(shown.map(({ name }) => name))
    if (checked) await send(() => register(checked).catch(answerRefusal))
  })

  return {
    methods,
    method,
    setMethod: useCallback(
      (next: RegisterMethod) => {
        setMethod(next)
        refuse(undefined)
      },
      [setMethod, refuse],
    ),
    // While the rules load, only the fields of the method show; all others then appear at once and not one by one.
    fields: isLoading ? registerFields(method, { has, captcha: false, invited: false, rules: undefined }, '') : shown,
    field: form.field,
    problem: (name: RegisterField) => form.problems[name],
    hint: form.hint,
    values,
    countries: choices.countries,
    countriesLoad: choices.countriesLoad,
    dialingCode,
    setDialingCode: choices.setDialingCode,
    captcha: captchaShown ? captcha : undefined,
    sms,
    agree,
    setAgree: choices.setAgree,
    canSubmit: mayRegister({ agree }),
    submit,
    social,
    load,
    status: shared.status,
    refusal: shared.refusal,
  }
}
