import type { Plugin } from 'vite'
import type { Merchant } from '../src/merchant.ts'
import { iconPaths } from '../src/ui/iconPaths.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The drawings of the first screen: in the page they are there with the first paint, and no script carries them. */
const icons = Object.entries(iconPaths)
  .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')

/** Fills the merchant's name, the hero picture and the drawings into the page, where it says `{{name}}`, `{{hero}}`, `{{icons}}`. */
export function htmlShell(merchant: Merchant): Plugin {
  const values: Readonly<Record<string, string>> = {
    name: merchant.name,
    hero: merchant.hero,
    language: merchant.defaultLanguage,
    // A backend elsewhere is asked by the app alone.
    early: merchant.apiBase ? '' : encodeURIComponent(merchant.code),
  }
  const escaped = (key: string) => (values[key] ?? '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')
  return {
    name: 'lobbykit:html-shell',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/\{\{(\w+)\}\}/g, (_, key: string) => (key === 'icons' ? icons : escaped(key)))
          .replace(/^\s*<!--.*?-->\n/gms, ''),
    },
  }
}
