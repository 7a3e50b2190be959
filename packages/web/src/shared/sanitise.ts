/** What the text of a server may consist of. */
interface AllowedHtml {
  readonly elements: readonly string[]
  readonly attributes: readonly string[]
}

/** Reads HTML into nodes of a document where nothing of it is loaded or run, without what is not allowed. */
export type ParseHtml = (html: string, allowed: AllowedHtml) => DocumentFragment

/** Decides about every address in the text; undefined forbids it. */
interface AddressRules {
  readonly link: (address: string) => string | undefined
  readonly image: (address: string) => string | undefined
}

/** An explicit list: no styles, forms, scripts or frames. */
const ALLOWED: AllowedHtml = {
  elements: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img'],
  ],
  attributes: ['href', 'src', 'alt', 'title', 'dir', 'lang', 'start', 'colspan', 'rowspan'],
}

/** Elements that go while the words inside them stay. */
const UNWRAPPED = [
  ...['main', 'section', 'article', 'header', 'footer', 'nav', 'aside', 'address', 'hgroup', 'h1', 'center', 'font', 'big'],
  ...['figure', 'figcaption', 'picture', 'details', 'summary', 'dialog', 'menu', 'search', 'tt', 'nobr', 'marquee', 'wbr'],
  ...['form', 'fieldset', 'legend', 'label', 'button', 'output', 'abbr', 'acronym', 'cite', 'q', 'dfn', 'kbd', 'samp', 'var'],
  ...['time', 'data', 'ins', 'del', 'strike', 'bdi', 'bdo', 'ruby', 'rt', 'rp'],
]

/** The sanitiser of the browser: `setHTML` and related methods. */
interface Sanitiser {
  readonly parseHTML: (html: string, options: { readonly sanitizer: object }) => Document
}

const isSanitiser = (place: object): place is Sanitiser => 'parseHTML' in place

const parseByBrowser: ParseHtml = (html, { elements, attributes }) => {
  if (!isSanitiser(Document)) throw new TypeError('This browser has no sanitiser')
  const sanitizer = {
    elements: [...elements, 'html', 'head', 'body'],
    replaceWithChildrenElements: UNWRAPPED,
    attributes: [...attributes],
    comments: false,
    dataAttributes: false,
  }
  const { body } = Document.parseHTML(html, { sanitizer })
  const nodes = body.ownerDocument.createDocumentFragment()
  nodes.append(...body.childNodes)
  return nodes
}

/**
 * What may be seen of HTML that comes from a server, as nodes that load nothing yet; undefined where nothing is left to see.
 * Read by the browser's own sanitiser unless told otherwise.
 */
export function sanitise(html: string, { link, image }: AddressRules, parse = parseByBrowser): DocumentFragment | undefined {
  const nodes = parse(html, ALLOWED)
  for (const node of nodes.querySelectorAll('[src], [href], img')) {
    const [source, target] = [node.getAttribute('src'), node.getAttribute('href')]
    node.removeAttribute('src')
    node.removeAttribute('href')
    if (node.nodeName === 'IMG') showPicture(node, image(source ?? ''))
    const address = node.nodeName === 'A' && target !== null && link(target)
    if (!address) continue
    node.setAttribute('href', address)
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  return nodes.querySelector('img, hr') || nodes.textContent?.trim() ? nodes : undefined
}

function showPicture(picture: Element, address: string | undefined): void {
  if (!address) {
    picture.remove()
    return
  }
  picture.setAttribute('src', address)
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
}
