/** A name as it may be shown: the first letter of each of its words. */
export const maskedName = (name: string) =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ')

/** An e-mail address as it may be shown: first and last letter before the @. */
export function maskedEmail(email: string) {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ''}@${host}`
}

/** A card's number as it may be shown: its last four digits. */
export const maskedCard = (number: string) => `**** **** **** ${number.slice(-4)}`
