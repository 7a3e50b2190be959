import { type AddressName, createLobby, type Lobby, pathOf, STORAGE_KEYS } from '@lobbykit/hooks'
import { createMockBackend } from '@lobbykit/mock-server'
import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from '../src/app/App.tsx'
import { mutated } from './mutate.ts'

/** Items of a list that are enough to go wrong in every way. */
const LONGEST_LIST = 8
/** A start whose settings are garbled asks for nothing more, so most starts get theirs whole. */
const SETTINGS_MUTATED = 0.15
const SETTINGS = '/settings/'

/** Sizes by which a list of games is laid out, as the theme has them. */
const SIZES = {
  '--column': '480px',
  '--gutter': '12px',
  '--tile-ratio': '1 / 1.12',
  '--tile-least': '5rem',
  '--tile-enough': '118px',
}

/** Their rows are laid out by a library that needs a real window: tests in a browser show them answers that are wrong. */
const VIRTUAL_PAGES: readonly AddressName[] = [
  ...(['gameList', 'gameLobby', 'slotsCenter'] as const),
  ...(['gameRecord', 'transactionRecord', 'depositReport', 'withdrawReport', 'rebateReport'] as const),
  ...(['team', 'teamBetting', 'teamProfit', 'agentRebate', 'agentDividend'] as const),
]
export const VIRTUAL: ReadonlySet<string> = new Set(VIRTUAL_PAGES.map(pathOf))

/** What jsdom lacks of a browser. */
export function stubBrowser(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  Object.assign(Element.prototype, { scrollBy() {}, scrollTo() {}, scrollIntoView() {} })
  for (const [name, value] of Object.entries(SIZES)) document.documentElement.style.setProperty(name, value)
  document.documentElement.style.fontSize = '16px'
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
}

const memory = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** A backend whose answers can be had again and again, before something in them goes wrong. */
export function brokenBackend() {
  const backend = createMockBackend({ checkContract: 'off', crowd: 20 })
  const originals = new Map<string, string>()
  async function original(request: Request): Promise<string> {
    const key = `${request.method} ${request.url} ${request.headers.get('Authorization')}`
    const known = originals.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(await (await backend.handle(request)).json(), (_, value: unknown) =>
      Array.isArray(value) ? value.slice(0, LONGEST_LIST) : value,
    )
    originals.set(key, text)
    return text
  }
  /** What the browser of a member keeps. */
  async function session(username: string, password: string): Promise<string> {
    const headers = { Merchant: 'lobbykit', Encryption: 'none', 'Content-Type': 'application/json' }
    const body = JSON.stringify({ type: 'username', username, password })
    const request = new Request('http://localhost:3000/wps/session/login', { method: 'POST', headers, body })
    const { value } = await (await backend.handle(request)).json()
    const { token, userName, customerType } = value
    return JSON.stringify({ token, userName, merchantCode: 'lobbykit', type: customerType, firstTimeLogin: false })
  }
  return { original, session }
}

interface Visit {
  random: () => number
  original: (request: Request) => Promise<string>
  session?: string | undefined
  /** Turns of the event loop until a page is looked at. */
  turns: number
}

/** Looks at a page whose answers go wrong; says what went wrong in the page, and how many answers there were. */
export async function visit({
  random,
  original,
  session,
  turns,
}: Visit): Promise<{ failure: string | undefined; answers: number }> {
  const sent: string[] = []
  const errors: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const text = parts.map(String).join(' ')
    // What React says to developers alone is none of the page's errors.
    if (!text.startsWith('Warning: ')) errors.push(text.slice(0, 300))
  })
  const uncaught = (event: unknown) => errors.push(`uncaught ${String(event)}`)
  process.on('unhandledRejection', uncaught)
  const lobby: Lobby = createLobby(
    { baseUrl: 'http://localhost:3000', merchantCode: 'lobbykit', retries: 0 },
    {
      localStorage: memory(),
      sessionStorage: memory(new Map(session === undefined ? [] : [[STORAGE_KEYS.session, session]])),
      tabs: { post() {}, listen: () => () => undefined },
      navigate: () => undefined,
      report: () => undefined,
      async fetch(request) {
        const whole = await original(request)
        if (request.url.includes(SETTINGS) && random() > SETTINGS_MUTATED) return new Response(whole)
        const body = mutated(whole, random)
        sent.push(`${new URL(request.url).pathname} ${body.slice(0, 400)}`)
        return new Response(body, { headers: { 'Content-Type': 'application/json' } })
      },
    },
  )
  const view = render(<App lobby={lobby} language={{ code: 'EN', tag: 'en' }} />)
  for (let turn = 0; turn < turns; turn++) await act(async () => {})
  const text = view.container.textContent ?? ''
  const isWell = text.trim() !== '' && errors.length === 0
  cleanup()
  lobby.dispose()
  process.off('unhandledRejection', uncaught)
  spy.mockRestore()
  return { failure: isWell ? undefined : `${errors.join(' | ') || 'blank'}\n${sent.join('\n')}`, answers: sent.length }
}
