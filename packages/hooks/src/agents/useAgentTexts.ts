import { useSnapshot } from 'valtio'
import { tagOf } from '../core/language/language.rules.ts'
import { countText, dayText, percentText } from '../core/language/texts.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import { signedText } from '../money/signed.rules.ts'
import { useMoneyText } from '../money/useMoneyText.ts'

/** How the pages of agents put amounts, numbers and days into words. */
export interface AgentTexts {
  /** An amount with its currency. */
  money: (amount: number) => string
  /** An amount whose sign matters: a plus or a minus stands before it. */
  signed: (amount: number) => string
  /** A number of things. */
  count: (count: number) => string
  /** A share in percent. */
  percent: (percent: number) => string
  /** The day of a moment (ms since 1970); undefined for what is no moment. */
  day: (ms: number | undefined) => string | undefined
}

/** How amounts, numbers and days of a team are put into words. */
export function useAgentTexts(): AgentTexts {
  const { language } = useSnapshot(useLobby().state)
  const tag = tagOf(language)
  const money = useMoneyText()
  return {
    money,
    signed: (amount) => signedText(amount, money),
    count: (count) => countText(count, tag),
    percent: (percent) => percentText(percent, tag),
    day: (ms) => dayText(ms, tag),
  }
}
