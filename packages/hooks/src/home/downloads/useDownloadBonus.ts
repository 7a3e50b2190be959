import { useMoneyText } from '../../money/useMoneyText.ts'
import { DOWNLOAD_BONUS } from './downloadBar.rules.ts'

/** What the app's download promises, such as ₱688 (HOME-13). */
export function useDownloadBonus(): string {
  return useMoneyText()(DOWNLOAD_BONUS, 0)
}
