import DOMPurify from 'dompurify'
import { parserPolicy } from './trustedTypes.ts'

/** What the text of an announcement may consist of; everything else is dropped, the words inside it stay. */
const TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img'],
]
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'dir', 'lang', 'start', 'colspan', 'rowspan']

/** Decides about every address in the text; undefined forbids it. */
export interface AddressRules {
  readonly link: (address: string) => string | undefined
  readonly image: (address: string) => string | undefined
}

/**
 * Makes a sanitiser for HTML that comes from a server: an explicit list of what may stay, no styles, forms, scripts or
 * frames. Nothing of the text is loaded or run on the way, for it is parsed in a document of its own.
 */
export function createSanitiser({ link, image }: AddressRules): (html: string) => string {
  const purify = DOMPurify()
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') {
      const address = image(node.getAttribute('src') ?? '')
      if (!address) return node.remove()
      node.setAttribute('src', address)
      node.setAttribute('alt', node.getAttribute('alt') ?? '')
      node.setAttribute('loading', 'lazy')
      node.setAttribute('decoding', 'async')
    } else {
      node.removeAttribute('src')
    }
    const href = node.getAttribute('href')
    if (href === null) return
    const address = node.nodeName === 'A' ? link(href) : undefined
    if (!address) return node.removeAttribute('href')
    node.setAttribute('href', address)
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  })
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ...(parserPolicy && { TRUSTED_TYPES_POLICY: parserPolicy }),
    })
}

/** Whether sanitised HTML shows anything. */
export const showsSomething = (html: string): boolean =>
  /<(img|hr)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
