import type { SyntheticEvent } from 'react'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { BRIEF_MS, LOADING_MS } from '../../core/notices/notices.rules.ts'
import { ask, notify } from '../../core/notices/notices.ts'
import { anotherSince } from '../../core/session/anotherSince.ts'
import { isTrial } from '../../core/session/member.rules.ts'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { useOwned, useOwner } from '../../core/session/useOwned.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { usePause } from '../../core/usePause.ts'
import { write } from '../../core/write.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import { acceptTyped, inputLook } from '../../form/field.rules.ts'
import { type FormResult, noHint } from '../../form/formResult.ts'
import { repeatProblem } from '../../form/repeat.rules.ts'
import { useFields } from '../../form/useFields.ts'
import { useFormRules, useRecheck } from '../../form/useFormRules.ts'
import { rewriteRememberedOf } from '../login/rewriteRemembered.ts'
import { AUTH_TEXTS } from '../refusals.rules.ts'
import { useHeardByLogin } from '../useHeardByLogin.ts'
import { changePasswordMutationOptions } from './password.queries.ts'
import { CHANGE_RULES, type ChangePasswordField, changeFields, passwordRefusal } from './password.rules.ts'

/** The form that changes the member's password. */
export interface ChangePasswordResult extends FormResult<ChangePasswordField> {
  /** The account whose password it is, to be shown and not changed (PSW-01). */
  userName: string
  /** What is asked for, in its order; the old password only where none is held in memory (PSW-01). */
  fields: readonly ChangePasswordField[]
  /** Checks all fields and changes the password; give it to the form's `onSubmit` (PSW-03, PSW-04). */
  submit: (event?: SyntheticEvent) => Promise<void>
}

const EMPTY: Record<ChangePasswordField, string> = { oldPassword: '', newPassword: '', confirmNewPassword: '' }
const DEPENDENTS = { newPassword: ['confirmNewPassword'] } as const

/** The form that changes the member's password, and then goes home (PSW-01 to PSW-04). */
export function useChangePassword(): ChangePasswordResult {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  const pause = usePause()
  const { rules } = useFormRules()
  const { attempt, send, status, refusal, refuse } = useAttempt(AUTH_TEXTS)
  const [isOldHeld, setOldHeld] = useOwned(() => passwordInMemory(lobby).password !== undefined)
  const fields = changeFields(isOldHeld)

  const check = (name: ChangePasswordField, values: Record<ChangePasswordField, string>) =>
    name === 'confirmNewPassword'
      ? repeatProblem(values.newPassword, values.confirmNewPassword)
      : checkByRule(lobby, rules, CHANGE_RULES[name], values[name])
  const { values, problems, field, mark, validateAll, revalidate } = useFields<ChangePasswordField>({
    of: useOwner(),
    initial: EMPTY,
    check,
    accept: acceptTyped,
    look: inputLook,
    dependents: DEPENDENTS,
  })
  useRecheck(rules, revalidate)

  const wasHeard = useHeardByLogin(lobby)

  /** What a refusal changes in the form; the reason itself is thrown on unless the form has said it. */
  const answerRefusal = async (error: unknown) => {
    switch (passwordRefusal(error)) {
      case 'same':
        return sayTheSame()
      case 'oldWrong':
        // The password in memory is no longer right: it was changed on another device.
        passwordInMemory(lobby).password = undefined
        setOldHeld(false)
        return mark('oldPassword', { id: 'old_password_wrong' })
      case 'newInvalid': {
        const rule = rules?.password
        return mark('newPassword', rule?.message ? { text: rule.message } : { id: 'password_format' })
      }
      case 'repeatDiffers':
        return mark('confirmNewPassword', { id: 'confirmation_not_matched' })
      default:
        throw error
    }
  }
  const sayTheSame = async () => {
    await ask(lobby, { title: { id: 'in_popup_prompt' }, text: { id: 'password_same' } })
  }

  const change = async (userName: string, body: Record<ChangePasswordField, string>) => {
    const { newPassword } = body
    const isAnother = anotherSince(lobby)
    const hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_MS)
    try {
      await write(lobby, changePasswordMutationOptions(lobby), body).catch(async (error: unknown) => {
        // Who has logged out meanwhile is not logged in again to find out.
        const isStillIn = lobby.state.session?.userName === userName
        if (!isStillIn || !(await wasHeard(error, userName, newPassword))) throw error
      })
    } catch (error) {
      // Who is here by now is told nothing of the password of the one before.
      return isAnother() ? undefined : answerRefusal(error)
    } finally {
      hide()
    }
    rewriteRememberedOf(lobby, userName, newPassword)
    if (isAnother()) return
    notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
    if (await pause(BRIEF_MS)) lobby.ports.navigate(pathOf('home'), { replace: true })
  }

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      const { session: now } = lobby.state
      // Who plays on trial has no password.
      if (!now || isTrial(now.type)) return refuse({ id: now ? 'actual_account' : 'not_logged_in' })
      if (isOldHeld && passwordInMemory(lobby).password === undefined) {
        // The end of a session took it along, and its member is back without one, as by SMS code.
        setOldHeld(false)
        return void (await validateAll(changeFields(false)))
      }
      const checked = await validateAll(fields)
      if (!checked) return
      const oldPassword = (isOldHeld ? passwordInMemory(lobby).password : checked.oldPassword) ?? ''
      if (checked.newPassword === oldPassword) return sayTheSame()
      await send(() => change(now.userName, { ...checked, oldPassword }))
    })
  }

  return {
    userName: session?.userName ?? '',
    fields,
    field,
    problem: (name) => problems[name],
    hint: noHint,
    values,
    submit,
    status,
    refusal,
  }
}
