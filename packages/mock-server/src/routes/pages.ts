/** What keeps an answer out of every cache. */
export const NO_STORE = { 'Cache-Control': 'no-store' }
/** A page for a person. */
export const html = (title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${body}</html>`,
    { headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' } },
  )
/** Leads on after something was done. */
export const seeOther = (place: string) => new Response(null, { status: 303, headers: { ...NO_STORE, Location: place } })

/** A button that does something. */
export const button = (action: string, name: string, label: string) =>
  `<form method="post" action="${action}"><button name="do" value="${name}">${label}</button></form>`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What somebody typed, as a page may show it. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
