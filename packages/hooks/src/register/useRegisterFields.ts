import { useEffect } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import type { Message } from '../core/message.ts'
import { acceptTyped, checkField } from '../form/field.rules.ts'
import { patternTester } from '../form/lobbyPatterns.ts'
import { type Problems, useFields } from '../form/useFields.ts'
import { useFormRules, useRecheck } from '../form/useFormRules.ts'
import {
  confirmationProblem,
  REGISTER_FIELDS,
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
import type { useInvitation } from './useInvitation.ts'

const EMPTY = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as Record<RegisterField, string>
const DEPENDENTS = { password: ['confirmPassword'], mobileNum: ['verificationCode'] } as const

interface Options {
  method: RegisterMethod
  has: RegisterSite['has']
  captcha: boolean
  invitation: Pick<ReturnType<typeof useInvitation>, 'affiliate' | 'unchecked'>
}

/** What is typed into the registration form, and what is wrong with it (REG-03 to REG-07). */
export function useRegisterFields({ method, has, captcha, invitation }: Options) {
  const lobby = useLobby()
  const { rules, isFailed, isFetching, retry } = useFormRules()
  const invited = invitation.affiliate !== undefined
  const fieldsWith = (mobileNum: string) => registerFields(method, { has, rules, captcha, invited }, mobileNum)

  /** What is wrong with one field of the form as it is shown now. */
  const problemOf = async (name: RegisterField, values: RegisterValues): Promise<Message | undefined> => {
    if (name === 'confirmPassword') return confirmationProblem(values.password, values.confirmPassword)
    if (name === 'captcha') return values.captcha === '' ? { id: 'in_vwrite_code' } : undefined
    const field = fieldsWith(values.mobileNum).find((each) => each.name === name)
    if (!field) return undefined
    const { rule, fallback } = ruleOfField(field, rules)
    return checkField(rule, sentValue(name, values), fallback, lobby.part(patternTester))
  }
  const check = async (values: RegisterValues, names: readonly RegisterField[]) => {
    const problems: Problems<RegisterField> = {}
    for (const name of names) {
      const problem = await problemOf(name, values)
      if (problem) problems[name] = problem
    }
    return problems
  }
  const form = useFields<RegisterField>({ initial: EMPTY, check, accept: acceptTyped, dependents: DEPENDENTS })
  const { values, setValue, setProblems, validateAll, revalidate, focus } = form
  useRecheck(rules, revalidate)

  const setProblem = (name: RegisterField, problem: Message) => setProblems((before) => ({ ...before, [name]: problem }))

  // A form can do without a number; a code cannot.
  const mobileIsRight = async () => {
    if (values.mobileNum !== '') return validateAll(['mobileNum'])
    setProblem('mobileNum', ruleText({ name: 'mobileNum', required: true }, rules))
    focus('mobileNum')
    return false
  }

  const { unchecked } = invitation
  useEffect(() => {
    if (unchecked !== '') setValue('affiliateCode', unchecked)
  }, [unchecked, setValue])
  return {
    ...form,
    shown: fieldsWith(values.mobileNum),
    mobileIsRight,
    mark: setProblem,
    ruleText: (field: ShownField) => ruleText(field, rules),
    isLoading: rules === undefined && isFetching,
    isFailed,
    isFetching,
    retry,
  }
}
