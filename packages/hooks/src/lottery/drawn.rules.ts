import { hasNumero } from './startPage.rules.ts'

/** What the numbers of a draw are shown as: balls, the eyes of dice, or the prizes of a Vietnamese draw. */
export type DrawnAs = 'balls' | 'dice' | 'prizes'

/** What a family of lotteries draws; balls, unless it is known to be something else. */
export const drawnAs = (family: string): DrawnAs => (family === 'dice3' ? 'dice' : hasNumero(family) ? 'prizes' : 'balls')

/** Whether a number, by its place from 0 on, is the special prize: of a Vietnamese draw the first one is. */
export const isSpecialPrize = (family: string, place: number): boolean => drawnAs(family) === 'prizes' && place === 0
