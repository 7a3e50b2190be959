/** What keeps an answer out of every cache. */
export const NO_STORE = { 'Cache-Control': 'no-store' }
const STYLE = `<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-inline-size: 60rem; margin: 1rem auto; padding-inline: 1rem }
h1 { font-size: 1.3rem } h2 { font-size: 1.1rem; margin-block: 1.5rem .5rem }
form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-block: .25rem }
label { max-inline-size: 100% } pre { white-space: pre-wrap; overflow-wrap: anywhere }
select, input, button { font: inherit; min-block-size: 2.25rem; max-inline-size: 100% }
table { border-collapse: collapse; font-size: .9rem } th, td { padding: .2rem .8rem .2rem 0; text-align: start; vertical-align: top; overflow-wrap: break-word }
iframe { border: 1px solid; border-radius: .4rem }
</style>`

/** A page for a person. */
export const html = (title: string, body: string, head = '', status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${title}</title>${head}${STYLE}<h1>${title}</h1>${body}</html>`,
    { status, headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' } },
  )
/** Leads on after something was done. */
export const seeOther = (place: string) => new Response(null, { status: 303, headers: { ...NO_STORE, Location: place } })

/** A button that does something. */
export const button = (action: string, name: string, label: string) =>
  `<form method="post" action="${action}"><button name="do" value="${name}">${label}</button></form>`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What somebody typed, as a page may show it. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
