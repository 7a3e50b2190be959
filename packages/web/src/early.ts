import type { EarlyCall, EarlyPage } from './app/earlyPage.ts'
import { isOwnPath } from './app/ownPath.ts'
import { FIRST_TILES } from './shared/firstTiles.ts'

/*
 * Starts the first calls of the address. It does so right after the first paint, which they would delay otherwise; their
 * answers still arrive before the scripts that read them. A page from the offline shell has its scripts already, so there the
 * calls start at once. It must never throw: storage may be blocked.
 */
;(() => {
  const root = document.documentElement
  const facts = document.getElementById('early')?.dataset.page
  // The visitor is at another address than the one that the page is for.
  if (!facts || root.dataset.waiting === undefined) return
  const page: EarlyPage = JSON.parse(facts)
  // What `beforePaint.ts` found out.
  const { language = page.language, screen = '', calls = '' } = document.getElementById('before-paint')?.dataset ?? {}

  const read = (storage: 'localStorage' | 'sessionStorage', key: string): string => {
    try {
      return window[storage].getItem(key) ?? ''
    } catch {
      return ''
    }
  }

  /** The token and the type of a member whom the address is for; no token for others. */
  const memberHere = (): { token: string; type: number } => {
    try {
      const session: unknown = JSON.parse(read('sessionStorage', page.sessionKey))
      const { token, merchantCode, type } = Object(session)
      const isFor = merchantCode === page.merchant && typeof token === 'string' && !page.notFor[calls]?.includes(type)
      return { token: isFor ? token : '', type }
    } catch {
      return { token: '', type: 0 }
    }
  }

  /** A day by the calendar of the visitor, counted from today: its first or last moment, or itself. */
  const dayAt = (what: string, days: number): string | number => {
    const now = new Date()
    const isEnd = what === 'end' ? 1 : 0
    const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days + isEnd)
    // Swedish writes a day as the contract does: YYYY-MM-DD.
    return what === 'day' ? start.toLocaleDateString('sv-SE') : start.getTime() - isEnd
  }

  const shown = page.screens?.[screen]

  /** Whether an address is asked as it is written: dots that a query has put in it would lead to another one. */
  const isWhole = (url: string) => new URL(url, location.origin).href.endsWith(url)

  /** The calls of this address, with the values of its query filled in. */
  const callsHere = (session: string, type: number): readonly EarlyCall[] => {
    const query = new URLSearchParams(location.search)
    const partOf = (name: string, days: string | undefined) => {
      if (days) return dayAt(name, +days)
      if (name === 'timeZone') return Intl.DateTimeFormat().resolvedOptions().timeZone
      return name === 'language' ? language : (query.get(name) ?? '')
    }
    const fill = (text: string) =>
      text.replace(/\{(\w+):?(-?\d+)?\}/g, (_, name: string, days?: string) => encodeURIComponent(partOf(name, days)))
    const asked = ((session && page.member) || page.guest)[calls] ?? []
    return asked
      .filter(({ notFor }) => !notFor?.includes(type))
      .map((call) => ({ ...call, url: fill(call.url), ...(call.kept && { kept: fill(call.kept) }) }))
      .filter(({ url, kept }) => isWhole(url) && !(kept && read('localStorage', kept)))
  }

  /** Fetches the pictures that the first tiles will show. */
  const fetchPictures = async (answer: Promise<Response>, fields: readonly string[]) => {
    const copy = (await answer).clone()
    const { value } = Object(await copy.json())
    const items: unknown[] = [value, ...Object.values(Object(value))].find(Array.isArray) ?? []
    for (const item of items.slice(0, FIRST_TILES)) {
      const address = String(fields.map((field) => Object(item)[field]).find(Boolean))
      if (isOwnPath(address)) Object.assign(new Image(), { fetchPriority: 'high', src: address })
    }
  }

  const preload = (facts: { rel: string; href: string; as?: string; crossOrigin?: string }) =>
    document.head.append(Object.assign(document.createElement('link'), facts))

  /** The first calls of the address, and the words of another language than the merchant's own, which the page has. */
  const startCalls = () => {
    // The calls have been started already, or the application is here and has made them.
    if (window.__lobbykitEarly) return
    const early: NonNullable<Window['__lobbykitEarly']> = new Map()
    Object.assign(window, { __lobbykitEarly: early })
    const { token: session, type } = memberHere()
    for (const { url, headers, token: sent, check, pictures } of callsHere(session, type)) {
      const control = new AbortController()
      const answer = fetch(url, {
        headers: { ...headers, ...(sent && session && { [page.tokenHeader]: session }) },
        signal: control.signal,
        redirect: 'error',
      })
      // If nobody uses the answer, its failure must not be reported as unhandled.
      answer.catch(() => undefined)
      early.set(url, { answer, control, token: sent ? session : '' })
      // The application imports this script once the answer is here; by then the browser has it.
      if (check) preload({ rel: 'modulepreload', href: check })
      if (pictures) fetchPictures(answer, pictures).catch(() => undefined)
    }
    if (language === page.language) return
    for (const href of [...(page.words[language] ?? []), shown?.words[language]])
      if (href) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href })
  }

  /**
   * When a number or a date is formatted for the first time, the browser lists its languages, which takes longer than a frame
   * on a slow phone. That is done here, in two tasks, while the scripts load; not on a page with a form, into which somebody
   * may be typing.
   */
  const prepareWords = () => {
    if (document.querySelector('#root form[novalidate]')) return
    setTimeout(() => Intl.Collator.supportedLocalesOf(root.lang))
    setTimeout(() => Intl.NumberFormat.supportedLocalesOf(root.lang))
  }

  for (const href of shown?.scripts ?? []) preload({ rel: 'modulepreload', href })
  // A page from the offline shell has its scripts before its first paint, so the calls must not wait for that paint.
  if (navigator.serviceWorker?.controller) startCalls()
  const start = () => {
    startCalls()
    prepareWords()
  }
  // A page in the background is not painted.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})()
