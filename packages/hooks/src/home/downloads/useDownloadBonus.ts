import { useSnapshot } from 'valtio'
import { tagOf } from '../../core/language/language.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { formatMoney } from '../../money/money.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { DOWNLOAD_BONUS } from './downloadBar.rules.ts'

/** What the app's download promises, such as ₱688 (HOME-13). */
export function useDownloadBonus(): string {
  const { language } = useSnapshot(useLobby().state)
  const { currency } = useSettings()
  return formatMoney(DOWNLOAD_BONUS, { tag: tagOf(language), currency, decimals: 0 })
}
