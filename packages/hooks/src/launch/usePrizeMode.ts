import { useQuery } from '@tanstack/react-query'
import { vendorsQueryOptions } from '../catalog/catalog.queries.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { type PrizeMode, prizeModeOf } from './launch.rules.ts'

/** The lottery's prize mode by the vendors on offer; undefined until they are known (LAUNCH-06). */
export function usePrizeMode(): PrizeMode | undefined {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, isError } = useQuery(vendorsQueryOptions(lobby, { language }))
  return data || isError ? prizeModeOf(data) : undefined
}
