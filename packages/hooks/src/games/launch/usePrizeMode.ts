import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { vendorsQueryOptions } from '../catalog/catalog.queries.ts'
import type { PrizeMode } from './launchInput.rules.ts'
import { prizeModeOf } from './prizeMode.rules.ts'

/** The lottery's prize mode. */
export interface PrizeModeResult extends ReadState {
  /** By the vendors on offer; while they are not known that of the configuration, if any; else Lott once they could not be loaded (LAUNCH-06). */
  mode: PrizeMode | undefined
}

/** The lottery's prize mode by the vendors on offer (LAUNCH-06). */
export function usePrizeMode(): PrizeModeResult {
  const { prizeMode } = useLobby().config
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(vendorsQueryOptions, { language })
  return { mode: status === 'loading' ? prizeMode : prizeModeOf(data, prizeMode), status, retry, refusal }
}
