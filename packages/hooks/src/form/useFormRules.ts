import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { VALIDATION_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { formRulesQueryOptions } from '../login/login.queries.ts'
import type { FieldRule } from './field.rules.ts'

export type FormRules = Readonly<Record<string, FieldRule>>

/** The server's rules of form fields in the chosen language. Once there were any, a failed reload keeps the last ones. */
export function useFormRules() {
  const lobby = useLobby()
  const language = useSettledLanguage(VALIDATION_RELOAD_MS)
  const { data, isError, isFetching, refetch } = useQuery(formRulesQueryOptions(lobby, { language }))
  const last = useRef<FormRules>(undefined)
  if (data) last.current = data
  const rules: FormRules | undefined = data ?? last.current
  return { rules, isFailed: isError && !rules, isFetching, retry: refetch }
}

/** Checks again what is marked wrong when the rules change: in another language they have other texts (APP-23). */
export function useRecheck(rules: FormRules | undefined, revalidate: () => void): void {
  const before = useRef(rules)
  useEffect(() => {
    if (before.current !== rules && before.current) revalidate()
    before.current = rules
  }, [rules, revalidate])
}
