import { useEffect, useRef } from 'react'
import { VALIDATION_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import type { FieldRule } from './field.rules.ts'
import { formRulesQueryOptions } from './form.queries.ts'

export type FormRules = Readonly<Record<string, FieldRule>>

/** The server's rules of form fields. */
export interface FormRulesResult extends ReadState {
  /** By the name of the field; undefined until they are loaded. */
  rules: FormRules | undefined
  /** Whether they are asked for now, also again. */
  isFetching: boolean
}

/** The server's rules of form fields in the chosen language. Once there were any, a failed reload keeps the last ones. */
export function useFormRules(): FormRulesResult {
  const language = useSettledLanguage(VALIDATION_RELOAD_MS)
  const { data, status, isFetching, retry, refusal } = useLobbyQuery(formRulesQueryOptions, { language })
  const last = useRef<FormRules>(undefined)
  if (data) last.current = data
  const rules: FormRules | undefined = data ?? last.current
  return { rules, status: rules ? 'ready' : status, isFetching, retry, refusal: rules ? undefined : refusal }
}

/** Checks again what is marked wrong when the rules change: in another language they have other texts (APP-23). */
export function useRecheck<Rules>(rules: Rules, revalidate: () => void): void {
  const before = useRef(rules)
  useEffect(() => {
    if (before.current !== rules && before.current) revalidate()
    before.current = rules
  }, [rules, revalidate])
}
