import type { WaitingPage } from '../src/app/waitingStates.ts'

/** What must be added to the markup of a page, so that it obeys the security policy and nothing that is typed is lost. */
interface WaitingMarkup {
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

  /** Has precedence over the styles of every class, as the attribute had. */
  get css(): string {
    return [...this.#classes].map(([style, name]) => `#root .${name}{${decoded(style)}}`).join('')
  }
}

/** An address with the markup of its page. */
export interface MarkedPage extends WaitingMarkup {
  readonly page: WaitingPage
  /** What the page shows instead, and for which parts of the query. */
  readonly others: ReadonlyMap<string, readonly string[]>
}

/** Makes all waiting states of an address fit for its page. */
export function markPage(page: WaitingPage, styles: StyleTable): MarkedPage {
  const others = new Map<string, string[]>()
  for (const [variant, { html }] of Object.entries(page.screens ?? {})) {
    if (html === page.html) continue
    const { html: markup } = toMarkup(html, styles)
    others.set(markup, [...(others.get(markup) ?? []), variant])
  }
  return { page, ...toMarkup(page.html, styles), others }
}

/** Makes rendered markup fit for a page. */
export function toMarkup(rendered: string, styles: StyleTable): WaitingMarkup {
  const urgent = [...rendered.matchAll(/<img (?=[^>]*fetchpriority="high")[^>]*src="([^"]+)"/g)]
  const pictures = urgent.map(([, address = '']) => decoded(address))
  const html = rendered
    .replaceAll('<!-- -->', '')
    // The browser itself must not send a form before the application is here: it would put the fields into the address.
    .replace(/<form\b/g, '<form method="dialog"')
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
