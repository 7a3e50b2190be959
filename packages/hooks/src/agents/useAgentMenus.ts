import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { useLobbyQuery } from '../core/useLobbyQuery.ts'
import { settingsQueryOptions } from '../site/startup/startup.queries.ts'

/** What the merchant's menu permits to agents, by permission key; undefined until it is known (AGENT-04). */
export function useAgentMenus(): Readonly<Record<string, boolean>> | undefined {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data } = useLobbyQuery(settingsQueryOptions, { language })
  return data?.whitelabel?.menus
}
