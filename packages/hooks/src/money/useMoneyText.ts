import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { tagOf } from '../core/language/language.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import { useSettings } from '../site/startup/useStartup.ts'
import { formatMoney } from './money.rules.ts'

/** Puts an amount in words: two decimals and the currency's sign, or without decimals where it has none to tell. */
export function useMoneyText(): (amount: number, decimals?: number) => string {
  const { language } = useSnapshot(useLobby().state)
  const { currency } = useSettings()
  return useCallback(
    (amount, decimals) => formatMoney(amount, { tag: tagOf(language), currency, decimals }),
    [language, currency],
  )
}

/** Puts an amount in words, with decimals only where it is no whole number of units: `₱500`, `₱10.50`. */
export function useShortMoneyText(): (amount: number) => string {
  const show = useMoneyText()
  return useCallback((amount) => show(amount, Number.isInteger(amount) ? 0 : undefined), [show])
}
