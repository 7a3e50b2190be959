/** The text of an amount whose sign matters: a plus stands before one above zero. `show` puts an amount in words, a minus included. */
export const signedText = (amount: number, show: (amount: number) => string): string =>
  amount > 0 ? `+${show(amount)}` : show(amount)
