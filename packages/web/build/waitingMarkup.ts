/** What a page's markup needs around it, so that it obeys the security policy and loses nothing that is typed. */
export interface WaitingMarkup {
  readonly html: string
  /** Pictures that the first paint shows, which its page may name before all else: those that are asked for with high priority. */
  readonly pictures: readonly string[]
}

/**
 * Turns style attributes, which the security policy refuses, into classes. One table serves all pages, so that their style
 * element has the same text and one hash in the policy.
 */
export class StyleTable {
  readonly #classes = new Map<string, string>()

  classOf(style: string): string {
    const known = this.#classes.get(style)
    if (known) return known
    const name = `_${this.#classes.size.toString(36)}`
    this.#classes.set(style, name)
    return name
  }

  /** Wins over the styles of every class, as the attribute did. */
  get css(): string {
    return [...this.#classes].map(([style, name]) => `#root .${name}{${decoded(style)}}`).join('')
  }
}

/** Makes rendered markup fit for a page. */
export function toMarkup(rendered: string, styles: StyleTable): WaitingMarkup {
  const urgent = [...rendered.matchAll(/<img (?=[^>]*fetchpriority="high")[^>]*src="([^"]+)"/g)]
  const pictures = urgent.map(([, address = '']) => decoded(address))
  const html = rendered
    .replaceAll('<!-- -->', '')
    // A form that is sent before the application is here goes nowhere, least of all with its fields in the address.
    .replace(/<form /g, '<form method="dialog" ')
    .replace(/<(\w+)([^>]*?) style="([^"]*)"([^>]*)>/g, (_, tag: string, before: string, style: string, after: string) => {
      const attributes = before + after
      const name = styles.classOf(style)
      const hasClass = / class="/.test(attributes)
      return `<${tag}${hasClass ? attributes.replace(/ class="/, ` class="${name} `) : `${attributes} class="${name}"`}>`
    })
  return { html, pictures }
}

const decoded = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
