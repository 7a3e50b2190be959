import { useCallback, useEffect, useState } from 'react'
import type { Message } from '../../core/message.ts'
import { useLobby } from '../../core/useLobby.ts'
import { keptChoice, useKeptFields } from '../../form/drafts.ts'
import { acceptTyped, checkField, inputLook } from '../../form/field.rules.ts'
import { fieldHint, tooShort } from '../../form/hint.rules.ts'
import { patternTester } from '../../form/lobbyPatterns.ts'
import { useFormRules, useRecheck } from '../../form/useFormRules.ts'
import {
  confirmationProblem,
  REGISTER_DRAFT,
  REGISTER_FIELDS,
  REGISTER_SECRETS,
  type RegisterField,
  type RegisterMethod,
  type RegisterSite,
  type RegisterValues,
  registerFields,
  ruleOfField,
  ruleText,
  type ShownField,
  sentValue,
} from './register.rules.ts'
import type { InvitationResult } from './useInvitation.ts'

const EMPTY = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as Record<RegisterField, string>
const DEPENDENTS = { password: ['confirmPassword'], mobileNum: ['verificationCode'] } as const

interface Options {
  method: RegisterMethod
  has: RegisterSite['has']
  captcha: boolean
  invitation: Pick<InvitationResult, 'affiliate' | 'unchecked'>
  dialingCode: string
  /** What is chosen beside the fields; it is kept with what is typed. */
  chosen: Readonly<Record<string, string>>
}

/**
 * What is typed into the registration form, and what is wrong with it (REG-03 to REG-07). For the visit it outlives the form, without
 * passwords and codes, until somebody is logged in.
 */
export function useRegisterFields({ method, has, captcha, invitation, dialingCode, chosen }: Options) {
  const lobby = useLobby()
  const { rules, status, retry, refusal } = useFormRules()
  const invited = invitation.affiliate !== undefined
  const fieldsWith = (mobileNum: string) => registerFields(method, { has, rules, captcha, invited }, mobileNum)

  /** What is wrong with one field of the form as it is shown now. */
  const check = async (name: RegisterField, values: RegisterValues): Promise<Message | undefined> => {
    if (name === 'confirmPassword') return confirmationProblem(values.password, values.confirmPassword)
    if (name === 'captcha') return values.captcha === '' ? { id: 'in_vwrite_code' } : undefined
    const field = fieldsWith(values.mobileNum).find((each) => each.name === name)
    if (!field) return undefined
    const { rule, fallback, wrong } = ruleOfField(field, rules)
    const value = sentValue(name, values)
    const short = name === 'mobileNum' ? tooShort(rule, value) : undefined
    return checkField(rule, value, fallback, patternTester(lobby), short ?? wrong)
  }
  const accept = useCallback((name: RegisterField, text: string) => acceptTyped(name, text, dialingCode), [dialingCode])
  const [keptCode] = useState(() => keptChoice(lobby, REGISTER_DRAFT, 'affiliateCode'))
  const form = useKeptFields<RegisterField>({
    form: REGISTER_DRAFT,
    secret: REGISTER_SECRETS,
    chosen,
    initial: EMPTY,
    check,
    accept,
    look: inputLook,
    dependents: DEPENDENTS,
  })
  const { values, setValue, mark, validateAll, revalidate, focus } = form
  useRecheck(rules, revalidate)

  // The form may be sent without a number, but a code cannot be sent to none.
  const mobileIsRight = async () => {
    if (values.mobileNum !== '') return (await validateAll(['mobileNum'])) !== undefined
    const { rule, fallback } = ruleOfField({ name: 'mobileNum', required: true }, rules)
    mark('mobileNum', rule?.message ? { text: rule.message } : fallback)
    focus('mobileNum')
    return false
  }

  const { unchecked } = invitation
  useEffect(() => {
    // A code that the guest typed before is theirs.
    if (unchecked !== '' && !keptCode) setValue('affiliateCode', unchecked)
  }, [unchecked, keptCode, setValue])
  return {
    ...form,
    shown: fieldsWith(values.mobileNum),
    mobileIsRight,
    hint: (name: RegisterField) => fieldHint(name, rules?.[name]),
    ruleText: (field: ShownField) => ruleText(field, rules),
    load: { status, retry, refusal },
  }
}
