import type { Message } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { anotherSince } from '../../core/session/anotherSince.ts'
import { isTrial } from '../../core/session/member.rules.ts'
import { useOwner } from '../../core/session/useOwned.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { useOrTell } from '../../core/useOrTell.ts'
import { useKeptFields } from '../../form/drafts.ts'
import { type InputLook, inputLook } from '../../form/field.rules.ts'
import { type FormResult, noHint } from '../../form/formResult.ts'
import { type FormRules, useFormRules, useRecheck } from '../../form/useFormRules.ts'
import { useSubmit, waitFor } from '../../form/useSubmit.ts'
import { PROFILE_TEXTS } from './refusals.rules.ts'
import type { Told } from './told.rules.ts'
import { acceptOwn } from './typed.rules.ts'

/** A form of the member's own data. */
export interface SavedFormResult<Name extends string> extends FormResult<Name> {
  /** What is typed. It stays when the form was refused. */
  values: Readonly<Record<Name, string>>
  /** For a button that leaves the form without saving: what is typed is not there when it is opened again. */
  discard: () => void
}

interface Options<Name extends string> {
  /** What must be there before anything is sent; nothing unless told otherwise. */
  load?: ReadState
  initial: Record<Name, string>
  fields: readonly Name[]
  /** What is wrong with one field under the server's rules; undefined for nothing. */
  check: (name: Name, values: Record<Name, string>, rules: FormRules | undefined) => Promise<Message | undefined>
  accept?: (name: Name, text: string) => string
  /** How the input of a field is to be; by its name unless told otherwise. */
  look?: (name: Name) => InputLook
  dependents?: Partial<Record<Name, readonly Name[]>>
  /** The field that tells a refusal, and what it says; undefined where no field does. */
  told: (error: unknown, rules: FormRules | undefined) => Told<Name> | undefined
  /** Tells what is missing beside the fields at its place; answers with what moves the focus to the first of them, undefined for nothing. */
  tellOthers?: () => (() => void) | undefined
  /** Asks the member before it is sent; false for not. */
  confirm?: (values: Record<Name, string>) => Promise<boolean>
  /** Sends what is typed; rejects as the call did. A message says why it is not saved although nothing was refused. */
  send: ((values: Record<Name, string>) => Promise<void>) | ((values: Record<Name, string>) => Promise<Message | undefined>)
  /** What follows for who is still there once it is saved, such as closing the form. */
  onSaved?: () => void
  /** The name under which what is typed outlives the form, for the same member after a login in between; without one nothing does. */
  draft?: string
  /** Fields that never outlive it. */
  secret?: readonly Name[]
  /** What is chosen beside the fields, by its name; it is kept with what is typed. */
  chosen?: Readonly<Record<string, string>>
}

const NOTHING = waitFor(false)

/** The form of a member's own data: checks, sends once, says that it is saved, or why not and where. */
export function useSavedForm<Name extends string>(
  options: Options<Name>,
): SavedFormResult<Name> & { recheck: (name: Name) => void } {
  const { initial, fields, check, accept = acceptOwn, look = inputLook, dependents, told, send, onSaved } = options
  const lobby = useLobby()
  const isHere = useIsHere()
  const orTell = useOrTell()
  const owner = useOwner()
  const { rules } = useFormRules()
  const shared = useAttempt(PROFILE_TEXTS, options.draft)
  const { send: sending, status, refusal, refuse } = shared
  const { values, problems, field, mark, focus, validate, validateAll, revalidate, forget } = useKeptFields<Name>({
    form: options.draft,
    of: JSON.stringify([owner, options.draft]),
    secret: options.secret,
    chosen: options.chosen,
    initial,
    check: (name, values) => check(name, values, rules),
    accept,
    look,
    ...(dependents && { dependents }),
  })
  useRecheck(rules, revalidate)

  /** Tells a refusal at its field; one that belongs to none is thrown on. */
  const tell = (error: unknown) => {
    const found = told(error, rules)
    if (!found) throw error
    mark(found.name, found.problem)
    focus(found.name)
  }

  /** Whether it is saved; if not, it is told why. */
  const save = async (checked: Record<Name, string>) => {
    try {
      const why = await orTell(async () => send(checked))
      if (why) refuse(why)
      return !why
    } catch (error) {
      tell(error)
      return false
    }
  }

  const submit = useSubmit(shared, options.load ?? NOTHING, async () => {
    const { session } = lobby.state
    const isAnother = anotherSince(lobby)
    // Who plays on trial has no data of their own.
    if (!session || isTrial(session.type)) return refuse({ id: session ? 'actual_account' : 'not_logged_in' })
    // All that is missing is told in one round, and the fields come first.
    const focusOther = options.tellOthers?.()
    const checked = await validateAll(fields)
    if (!checked) return
    if (focusOther) return focusOther()
    if (options.confirm && !(await options.confirm(checked))) return
    if (!(await sending(() => save(checked)))) return
    forget()
    if (isAnother()) return
    notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
    if (isHere()) onSaved?.()
  })

  return {
    fields,
    field,
    problem: (name) => problems[name],
    hint: noHint,
    values,
    submit,
    status,
    refusal,
    discard: forget,
    recheck: (name) => void validate([name]),
  }
}
