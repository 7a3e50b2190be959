import { useSnapshot } from 'valtio'
import { tagOf } from '../core/language/language.rules.ts'
import { countText, dayText, percentText } from '../core/language/texts.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import { formatMoney } from '../money/money.rules.ts'
import { useSettings } from '../site/startup/useStartup.ts'

/** How the rooms of an agent put what they hold into words of the language. */
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
  const { currency } = useSettings()
  const money = (amount: number) => formatMoney(amount, { tag, currency })
  return {
    money,
    signed: (amount) => (amount > 0 ? `+${money(amount)}` : money(amount)),
    count: (count) => countText(count, tag),
    percent: (percent) => percentText(percent, tag),
    day: (ms) => dayText(ms, tag),
  }
}
