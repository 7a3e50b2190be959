/** Digits that a float keeps through a product and a quotient; those after them are made of its own error. */
const SURE_DIGITS = 14

/** A number without the error of the float that it is. */
export const sureDigits = (amount: number): number => Number(amount.toPrecision(SURE_DIGITS))

/** The hundredths of an amount that the backend sent, with their fraction. */
export const sureHundredths = (amount: number): number => sureDigits(amount * 100)

/** How many whole hundredths are in an amount that the backend sent: of 0.996 there are 99 to spend. */
export const wholeHundredths = (amount: number): number => Math.floor(sureHundredths(amount))

/** What there is to spend of a balance, and so what is shown of it: a part of a hundredth moves nowhere. */
export const spendable = (balance: number): number => wholeHundredths(balance) / 100
