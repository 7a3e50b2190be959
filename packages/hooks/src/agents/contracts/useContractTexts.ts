import type { WpsSchemas } from '@lobbykit/sdk'
import { useSnapshot } from 'valtio'
import { tagOf } from '../../core/language/language.rules.ts'
import { timeText } from '../../core/language/texts.rules.ts'
import type { Message } from '../../core/message.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import type { ContractKind } from './contractKinds.rules.ts'
import { contractState, stepOf } from './contracts.rules.ts'

/** A contract in words. */
export interface ShownContract {
  contractId: string
  /** The other side. */
  account: string
  /** What is paid in percent; with tiers from the lowest to the highest. */
  rate: string
  /** Higher rates, each with the amount that a period must have for it; none where one rate holds for all. */
  tiers: readonly { from: string; rate: string }[]
  /** What a period must have before anything is paid for it: an amount and a number of members; undefined for nothing. */
  leastBase: string | undefined
  leastMembers: string | undefined
  /** offered, active, refused, ended or replaced, and what that is called. */
  status: string
  state: Message
  /** What whoever offered it can do about it now; nothing else concerns them. */
  step: ReturnType<typeof stepOf>
  /** The day from which play counts, and the last one, of an hourly salary with the hour; undefined while no end is set. */
  starts: string | undefined
  ended: string | undefined
}

/** What a contract brought in a period, in words. */
export interface ShownPayment {
  paymentId: string
  /** The first moment of the period, ms since 1970. */
  from: number
  /** When it was, as far as its kind needs it: days, and hours of one day. */
  period: string
  base: string
  members: string
  rate: string
  amount: string
  /** running, due, paid or short, and what that is called. */
  status: string
  state: Message
  /** The day on which it was paid. */
  paid: string | undefined
}

/** How contracts and what they bring are put into words. */
export interface ContractTexts {
  contract: (contract: WpsSchemas['Contract']) => ShownContract
  payment: (payment: WpsSchemas['ContractPayment']) => ShownPayment
  money: (amount: number) => string
  percent: (percent: number) => string
}

/** Puts contracts of a kind, and what they bring, into words of the language. */
export function useContractTexts(kind: ContractKind): ContractTexts {
  const { language } = useSnapshot(useLobby().state)
  const { money, count, percent, day } = useAgentTexts()
  const tag = tagOf(language)
  /** A period begins and ends by the clocks of the site: the member reads it by their own. */
  const period = (from: number, to: number): string => {
    const isHour = kind === 'hourlySalary'
    const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', numberingSystem: 'latn' }
    if (isHour) style.timeStyle = 'short'
    try {
      return new Intl.DateTimeFormat(tag, style).formatRange(from, isHour ? to : Math.max(from, to - 1))
    } catch {
      // What is no moment has no words.
      return '–'
    }
  }
  const end = (at: number | undefined): string | undefined => {
    if (at === undefined) return undefined
    return kind === 'hourlySalary' ? timeText(at, tag) : day(at - 1)
  }
  return {
    money,
    percent,
    contract: ({ contractId, account, rate, tiers = [], leastBase, leastMembers, status, startsAt, endedAt }) => ({
      contractId,
      account,
      rate: [rate, ...tiers.map((tier) => tier.rate).slice(-1)].map(percent).join(' – '),
      tiers: tiers.map((tier) => ({ from: money(tier.from), rate: percent(tier.rate) })),
      leastBase: leastBase > 0 ? money(leastBase) : undefined,
      leastMembers: leastMembers > 0 ? count(leastMembers) : undefined,
      status,
      state: contractState(status),
      step: stepOf({ status, endedAt }),
      starts: day(startsAt),
      ended: end(endedAt),
    }),
    payment: ({ paymentId, from, to, base, members, rate, amount, status, paidAt }) => ({
      paymentId,
      from,
      period: period(from, to),
      base: money(base),
      members: count(members),
      rate: percent(rate),
      amount: money(amount),
      status,
      state: contractState(status),
      paid: day(paidAt),
    }),
  }
}
