/** A script that stands in a page, with facts for it. */
export const inlineScript = (id: string, facts: object, code: string): string =>
  `<script id="${id}" data-page=${quoted(facts)}>${code}</script>`

/** Facts for the application, as JSON that nothing runs. */
export const data = (attributes: string, json: string): string =>
  `<script type="application/json" ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
/** Facts as the value of an attribute, in single quotes, because JSON has many double quotes. */
const quoted = (facts: object) => `'${JSON.stringify(facts).replace(/[&<']/g, (sign) => escapes[sign] ?? sign)}'`
