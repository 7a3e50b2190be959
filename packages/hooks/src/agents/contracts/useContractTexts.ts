import type { WpsSchemas } from '@lobbykit/sdk'
import { useSnapshot } from 'valtio'
import { tagOf } from '../../core/language/language.rules.ts'
import { timeText } from '../../core/language/texts.rules.ts'
import type { Message } from '../../core/message.ts'
import { UNKNOWN } from '../../core/unknown.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import type { ContractKind } from './contractKinds.rules.ts'
import { type ContractStep, contractState, stepOf } from './contracts.rules.ts'

/** How a contract stands; a newer backend may have others. */
export type ContractStatus = WpsSchemas['Contract']['status']
/** How a payment of a contract stands; a newer backend may have others. */
export type PaymentStatus = WpsSchemas['ContractPayment']['status']

/** A contract in words. */
export interface ShownContract {
  /** Id of the contract. */
  contractId: string
  /** The other side. */
  account: string
  /** What is paid in percent; with tiers from the lowest to the highest. */
  rate: string
  /** Higher rates, each with the amount that a period must have for it; none where one rate holds for all. */
  tiers: readonly {
    /** What a period must have for the rate, in words with its currency. */
    from: string
    /** The rate that is paid then, in words with a percent sign. */
    rate: string
  }[]
  /** The least amount that a period must have before anything is paid for it, in words; undefined for no such limit. */
  leastBase: string | undefined
  /** The least number of members that a period must have, in words; undefined for no such limit. */
  leastMembers: string | undefined
  /** State of the contract as the backend writes it: offered, active, refused, takenBack, ended or replaced. */
  status: ContractStatus
  /** The name of that state. */
  state: Message
  /** What the agent who offered it can do with it now: take the offer back, or end the contract; undefined for nothing. The other side can do neither. */
  step: ContractStep | undefined
  /** The day from which play counts, in words. */
  starts: string | undefined
  /** The last day of the contract, in words; of an hourly salary with the time. Undefined while no end is set. */
  ended: string | undefined
}

/** What a contract brought in a period, in words. */
export interface ShownPayment {
  /** Id of the payment. */
  paymentId: string
  /** The first moment of the period, ms since 1970. */
  from: number
  /** When it was, as far as its kind needs it: days, and hours of one day. */
  period: string
  /** What was counted in the period, in words with its currency. */
  base: string
  /** How many members counted, in words. */
  members: string
  /** The rate that holds for the period, in words with a percent sign. */
  rate: string
  /** What the period brings, in words with its currency. */
  amount: string
  /** State of the payment as the backend writes it: running, due, paid or short. */
  status: PaymentStatus
  /** The name of that state. */
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
  /** The periods follow the site's time zone; the text shows them in the member's time zone. */
  const period = (from: number, to: number): string => {
    const isHour = kind === 'hourlySalary'
    const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', numberingSystem: 'latn' }
    if (isHour) style.timeStyle = 'short'
    try {
      return new Intl.DateTimeFormat(tag, style).formatRange(from, isHour ? to : Math.max(from, to - 1))
    } catch {
      // `Intl` throws for an invalid moment; a dash is shown then.
      return UNKNOWN
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
