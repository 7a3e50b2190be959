const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/** The digits of each script stand in a row from 0 to 9, so a digit's value is how many stand before it, beyond whole rows. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(point - before - 1)) before += 1
  return String(before % 10)
}

/**
 * The text with all its decimal digits as 0 to 9: keyboards of many languages type digits of their own script, and the backend
 * takes only these.
 */
export const toDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit)
