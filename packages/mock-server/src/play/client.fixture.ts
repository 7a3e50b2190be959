import { createContext, runInContext } from 'node:vm'
import { playPage, playScript } from './page.ts'

type Listener = (event: { repeat: boolean; preventDefault: () => void }) => void

/** As much of an element as the game page's script touches. */
class FakeElement {
  textContent = ''
  checked = false
  dataset: Record<string, string> = {}
  attributes: Record<string, string> = {}
  children: FakeElement[] = []
  private listeners: Record<string, Listener[]> = {}

  addEventListener(type: string, listener: Listener): void {
    this.listeners[type] = [...(this.listeners[type] ?? []), listener]
  }
  fire(type: string): void {
    for (const listener of this.listeners[type] ?? []) listener({ repeat: false, preventDefault: () => undefined })
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
  toggleAttribute(name: string, on: boolean): void {
    if (on) this.attributes[name] = ''
    else delete this.attributes[name]
  }
  append(...children: FakeElement[]): void {
    this.children.push(...children)
  }
  replaceChildren(...children: FakeElement[]): void {
    this.children = children
  }
}

type FakeCall = {
  readonly url: string
  readonly method: string
  readonly body: { stake: number; key: string } | undefined
  readonly credentials: string
}
/** What the fake server says to a call: an answer, or `lost` for a broken connection. */
export type FakeServer = (call: FakeCall) => { status: number; body?: unknown } | 'lost'

/** Runs the served script against the served page's data in an empty realm, so a stray name would throw. */
export function startGame(server: FakeServer, { framed = true } = {}) {
  const { html } = playPage({ ticket: 'T/1', gameName: 'Reef', category: 'FISH', gameId: '7', language: 'EN', currency: 'PHP' })
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), (found) => found[1] ?? '')
  const elements = new Map(ids.map((id) => [id, new FakeElement()]))
  const body = new FakeElement()
  for (const [, name = '', value = ''] of html.matchAll(/ data-([a-z-]+)="([^"]*)"/g)) {
    body.dataset[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value.replace(
      /&#(\d+);/g,
      (_, code) => String.fromCharCode(Number(code)),
    )
  }
  const calls: FakeCall[] = []
  const posted: unknown[] = []
  const window: Record<string, unknown> = {
    location: { href: 'https://games.test/play/T%2F1' },
    matchMedia: () => ({ matches: true }),
    close: () => posted.push('close'),
    history: { back: () => posted.push('history.back') },
  }
  window.parent = framed
    ? { postMessage: (message: unknown, target: string) => posted.push([JSON.stringify(message), target]) }
    : window
  const fetch = async (url: URL, init: { method: string; body?: string; credentials: string }) => {
    const sent: FakeCall = {
      url: url.href,
      method: init.method,
      credentials: init.credentials,
      body: init.body ? JSON.parse(init.body) : undefined,
    }
    calls.push(sent)
    const answer = server(sent)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return { status: answer.status, json: async () => JSON.parse(JSON.stringify(answer.body ?? null)) }
  }
  const document = {
    body,
    documentElement: { lang: 'en' },
    getElementById: (id: string) => elements.get(id) ?? null,
    createElement: () => new FakeElement(),
  }
  runInContext(playScript, createContext({ window, document, fetch, URL, AbortController, crypto, setTimeout, clearTimeout }))
  const get = (id: string) => elements.get(id) ?? new FakeElement()
  return { calls, posted, get, text: (id: string) => get(id).textContent, press: (id: string) => get(id).fire('click') }
}
