import { useSnapshot } from 'valtio'
import { tagOf } from '../../core/language/language.rules.ts'
import { countText, dayText, percentText } from '../../core/language/texts.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useShortMoneyText } from '../../money/useMoneyText.ts'

/** How the club puts what it holds into words of the language. */
export interface ClubTexts {
  /** An amount with its currency; whole amounts without decimals. */
  money: (amount: number) => string
  /** A number of things. */
  count: (count: number) => string
  /** A share in percent. */
  percent: (percent: number) => string
  /** The day of a moment (ms since 1970); undefined for what is no moment. */
  day: (ms: number) => string | undefined
}

/** How the club puts amounts, shares and days into words. */
export function useClubTexts(): ClubTexts {
  const { language } = useSnapshot(useLobby().state)
  const tag = tagOf(language)
  return {
    money: useShortMoneyText(),
    count: (count) => countText(count, tag),
    percent: (percent) => percentText(percent, tag),
    day: (ms) => dayText(ms, tag),
  }
}
