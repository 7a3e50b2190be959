/** The parts of the lottery centre, the one without a choice first; the address carries which one shows. */
export const LOTTERY_CENTER_VIEWS = ['lotteries', 'orders', 'results', 'ranking'] as const
/** A part of the lottery centre. */
export type LotteryCenterView = (typeof LOTTERY_CENTER_VIEWS)[number]
