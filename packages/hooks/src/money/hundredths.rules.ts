/** The hundredths of an amount that the backend sent. */
export const toHundredths = (amount: number): number => Math.round(amount * 100)

/** An amount as the contract takes it. */
export const fromHundredths = (hundredths: number): number => hundredths / 100

/** The sum of amounts that the backend sent, to the hundredth: no fraction of a float is left. */
export const sumOf = (amounts: readonly number[]): number =>
  fromHundredths(amounts.reduce((sum, amount) => sum + toHundredths(amount), 0))
