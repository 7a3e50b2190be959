import { createLobby } from '@lobbykit/hooks'
import { createMockBackend } from '@lobbykit/mock-server'
import { App } from '@lobbykit/web/src/app/App.tsx'
import { routes } from '@lobbykit/web/src/app/routes.tsx'
import { loadWords } from '@lobbykit/web/src/intl/words.ts'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { mutated, seeded } from './mutate.ts'

const ANSWERS = 10_000
/** Items of a list that are enough to go wrong in every way. */
const LONGEST_LIST = 8
/** A start whose settings are garbled asks for nothing more, so most starts get theirs whole. */
const SETTINGS_MUTATED = 0.15
const originals = new Map<string, string>()
const backend = createMockBackend({ checkContract: 'off' })

beforeAll(() => {
  // What jsdom lacks of a browser.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(cleanup)

async function originalOf(request: Request): Promise<string> {
  const known = originals.get(request.url)
  if (known !== undefined) return known
  const text = JSON.stringify(await (await backend.handle(request)).json(), (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, LONGEST_LIST) : value,
  )
  originals.set(request.url, text)
  return text
}

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('ERR-03 CALL-04 ten thousand mutated answers: no blank page, no screen that throws, no error that nobody caught', {
  timeout: 600_000,
}, async () => {
  const random = seeded(20_261_121)
  await Promise.all([loadWords('core', 'EN'), routes[0]?.screen.load()])
  const failures: string[] = []
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(parts.map(String).join(' ').slice(0, 300)))
  const uncaught = (event: unknown) => errors.push(`uncaught ${String(event)}`)
  process.on('unhandledRejection', uncaught)
  let answers = 0
  while (answers < ANSWERS && failures.length < 3) {
    const sent: string[] = []
    const lobby = createLobby(
      { baseUrl: 'http://localhost:3000', merchantCode: 'lobbykit', retries: 0 },
      {
        localStorage: memory(),
        sessionStorage: memory(),
        tabs: { post() {}, listen: () => () => undefined },
        navigate: () => undefined,
        report: () => undefined,
        async fetch(request) {
          const original = await originalOf(request)
          if (request.url.includes('/settings/') && random() > SETTINGS_MUTATED) return new Response(original)
          const body = mutated(original, random)
          answers++
          sent.push(`${new URL(request.url).pathname} ${body.slice(0, 400)}`)
          return new Response(body, { headers: { 'Content-Type': 'application/json' } })
        },
      },
    )
    const view = render(<App lobby={lobby} language={{ code: 'EN', tag: 'en' }} />)
    for (let turn = 0; turn < 6; turn++) await act(async () => {})
    const text = view.container.textContent ?? ''
    if (text.trim() === '' || errors.length > 0) failures.push(`${errors.join(' | ') || 'blank'}\n${sent.join('\n')}`)
    cleanup()
    lobby.queryClient.clear()
    errors.length = 0
  }
  process.off('unhandledRejection', uncaught)
  expect(failures).toEqual([])
})
