import type { Message, MessageId } from '../../core/message.ts'

/** Tiers that an offer may have beside its plain rate (assumed). */
const PLACES = [1, 2, 3, 4] as const

type Place = (typeof PLACES)[number]
type FromField = `tierFrom${Place}`
type RateField = `tierRate${Place}`

/** A field of a tier: the amount from which it is on, or its rate. */
export type TierField = FromField | RateField

/** The fields of each tier that may be added, in their order. */
export const TIERS: readonly { from: FromField; rate: RateField }[] = PLACES.map((place) => ({
  from: `tierFrom${place}` as const,
  rate: `tierRate${place}` as const,
}))

/** The texts of no tier. */
export const EMPTY_TIERS: Readonly<Record<TierField, string>> = {
  tierFrom1: '',
  tierRate1: '',
  tierFrom2: '',
  tierRate2: '',
  tierFrom3: '',
  tierRate3: '',
  tierFrom4: '',
  tierRate4: '',
}

/** What is typed in a form with tiers: how many there are, and the plain rate, which is the first. */
export type TierTexts = Readonly<Record<TierField | 'tiers' | 'leastBase' | 'rate', string>>

/** How many tiers were added. */
export const countOf = ({ tiers }: Pick<TierTexts, 'tiers'>): number => Number(tiers)

/** Which tier a field belongs to, counted from 0, and whether it is the field of its amount. */
export function tierAt(name: TierField): { place: number; isFrom: boolean } {
  const place = TIERS.findIndex(({ from, rate }) => from === name || rate === name)
  return { place, isFrom: TIERS[place]?.from === name }
}

/** All steps of an offer: the plain rate from the least amount on, then each tier. */
export const stepsOf = (texts: TierTexts): { from: string; rate: string }[] => [
  { from: texts.leastBase, rate: texts.rate },
  ...TIERS.map(({ from, rate }) => ({ from: texts[from], rate: texts[rate] })),
]

/** What is checked again with a field: each step must be above the one before, with at most one's own rate at its amount. */
export const TIER_DEPENDENTS: Readonly<Partial<Record<TierField | 'leastBase' | 'rate', readonly (TierField | 'rate')[]>>> = {
  leastBase: ['rate', 'tierFrom1'],
  rate: ['tierRate1'],
  tierFrom1: ['tierRate1', 'tierFrom2'],
  tierRate1: ['tierRate2'],
  tierFrom2: ['tierRate2', 'tierFrom3'],
  tierRate2: ['tierRate3'],
  tierFrom3: ['tierRate3', 'tierFrom4'],
  tierRate3: ['tierRate4'],
  tierFrom4: ['tierRate4'],
}

/** The texts of the question before an offer, by how many tiers it has. */
const OFFER_TEXTS: readonly MessageId[] = [
  'contract_offer_text',
  'contract_offer_tiers_1',
  'contract_offer_tiers_2',
  'contract_offer_tiers_3',
  'contract_offer_tiers_4',
]

/** What is offered, each tier by itself; its amounts and rates come in words. */
export function offerText(
  plain: Readonly<Record<'account' | 'rate' | 'least' | 'members', string>>,
  tiers: readonly { from: string; rate: string }[],
): Message {
  const values: Record<string, string> = { ...plain }
  for (const [at, { from, rate }] of tiers.entries()) {
    values[`from${at + 1}`] = from
    values[`rate${at + 1}`] = rate
  }
  return { id: OFFER_TEXTS[tiers.length] ?? 'contract_offer_text', values }
}
