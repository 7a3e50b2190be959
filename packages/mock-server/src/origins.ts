/** An origin as a browser sends it, made of an address without a path; undefined for anything else. */
export function originOf(text: string): string | undefined {
  if (text === 'null') return text
  const address = /^([a-z][a-z\d+.-]*:\/\/[^/?#\s]+)\/?$/i.exec(text)?.[1]
  if (address === undefined || !URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  // A scheme of an app's own, such as capacitor://localhost.
  return origin === 'null' ? address.toLowerCase() : origin
}

/** The same, for who cannot go on without it. */
export function knownOrigin(text: string): string {
  const origin = originOf(text)
  if (origin === undefined) throw new Error(`"${text}" is no origin, such as http://localhost:5173`)
  return origin
}
