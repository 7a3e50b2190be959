import type { SyntheticEvent } from 'react'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { useBack } from '../../core/navigation/useBack.ts'
import { BRIEF_MS, LOADING_LONG_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { usePause } from '../../core/usePause.ts'
import { write } from '../../core/write.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import { acceptTyped, inputLook } from '../../form/field.rules.ts'
import { type FormResult, noHint } from '../../form/formResult.ts'
import { useFields } from '../../form/useFields.ts'
import { useFormRules, useRecheck } from '../../form/useFormRules.ts'
import { AUTH_TEXTS } from '../refusals.rules.ts'
import { mailPasswordMutationOptions } from './password.queries.ts'
import {
  EMAIL_RESET_FIELDS,
  EMAIL_RESET_USERNAME,
  type EmailResetField,
  emailProblem,
  passwordRefusal,
} from './password.rules.ts'

/** The form that has a new password mailed. */
export interface EmailResetResult extends FormResult<EmailResetField> {
  /** Checks both fields and has the password mailed; give it to the form's `onSubmit` (FORGOT-02). */
  submit: (event?: SyntheticEvent) => Promise<void>
}

const EMPTY: Record<EmailResetField, string> = { username: '', email: '' }

/** The form that has a new password mailed: says so for a moment, and then goes back (FORGOT-02). */
export function useResetByEmail(): EmailResetResult {
  const lobby = useLobby()
  const back = useBack(pathOf('forgotPassword'))
  const pause = usePause()
  const { rules } = useFormRules()
  const { attempt, send, status, refusal, refuse } = useAttempt(AUTH_TEXTS)

  const check = (name: EmailResetField, values: Record<EmailResetField, string>) =>
    name === 'email' ? emailProblem(values.email) : checkByRule(lobby, rules, EMAIL_RESET_USERNAME, values.username.trim())
  const { values, problems, field, validateAll, revalidate } = useFields<EmailResetField>({
    initial: EMPTY,
    check,
    accept: acceptTyped,
    look: inputLook,
  })
  useRecheck(rules, revalidate)

  const mail = async (checked: Record<EmailResetField, string>) => {
    const hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_LONG_MS)
    try {
      const body = { username: checked.username.trim(), email: checked.email.trim() }
      await write(lobby, mailPasswordMutationOptions(lobby), body)
    } catch (error) {
      if (passwordRefusal(error) !== 'noMatch') throw error
      return refuse({ id: 'reset_no_match' })
    } finally {
      hide()
    }
    notify(lobby, 'success', { id: 'in_been_out' }, BRIEF_MS)
    if (await pause(BRIEF_MS)) back()
  }

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      const checked = await validateAll(EMAIL_RESET_FIELDS)
      if (checked) await send(() => mail(checked))
    })
  }

  return {
    fields: EMAIL_RESET_FIELDS,
    field,
    problem: (name) => problems[name],
    hint: noHint,
    values,
    submit,
    status,
    refusal,
  }
}
