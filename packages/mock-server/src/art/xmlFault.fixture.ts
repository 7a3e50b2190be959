const TOKEN = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>|([^<>]+)/y

/** The first fault of a piece of generated XML, or undefined; stricter than a parser on purpose. */
export function xmlFault(markup: string): string | undefined {
  const open: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < markup.length) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(markup)
    if (!match) return `unreadable at ${start}: ${markup.slice(start, start + 60)}`
    const [whole, closing, tag = '', attributes = '', empty] = match
    if (/&(?!#\d+;)/.test(whole)) return `bare ampersand in ${whole}`
    const names = Array.from(attributes.matchAll(/\s([\w:-]+)=/g), (found) => found[1])
    if (new Set(names).size < names.length) return `doubled attribute in ${whole}`
    if (/NaN|undefined|Infinity/.test(attributes)) return `broken number in ${whole}`
    if (closing && open.pop() !== tag) return `unexpected ${whole}`
    if (tag && !closing && !empty) open.push(tag)
  }
  return open.length ? `left open: ${open.join(' ')}` : undefined
}
