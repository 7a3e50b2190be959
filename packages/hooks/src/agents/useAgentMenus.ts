import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { useLobbyQuery } from '../core/useLobbyQuery.ts'
import { settingsQueryOptions } from '../site/startup/startup.queries.ts'

const NOTHING = {}

/** What the merchant's menu permits to agents, by permission key: nothing where he has no menu; undefined until it is known (AGENT-04). */
export function useAgentMenus(): Readonly<Record<string, boolean>> | undefined {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data } = useLobbyQuery(settingsQueryOptions, { language })
  return data && (data.whitelabel?.menus ?? NOTHING)
}
