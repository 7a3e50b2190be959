import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { tagOf } from '../language/language.rules.ts'
import { useSettings } from '../startup/useStartup.ts'
import { formatMoney } from '../wallet/wallet.rules.ts'
import { DOWNLOAD_BONUS } from './downloads.rules.ts'

/** What the app's download promises, such as ₱688 (HOME-13). */
export function useDownloadBonus(): string {
  const { language } = useSnapshot(useLobby().state)
  const { currency } = useSettings()
  return formatMoney(DOWNLOAD_BONUS, { tag: tagOf(language), currency, decimals: 0 })
}
