import { createLobby, directionOf, type Lobby, type Ports, STORAGE_KEYS, tagOf } from '@lobbykit/hooks'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createSayText } from '../intl/speak.ts'
import { loadWords } from '../intl/words.ts'
import { merchant } from '../merchant.ts'
import { Brand, TopBar } from '../ui/TopBar.tsx'
import { App } from './App.tsx'
import { TOKEN_HEADER } from './earlyCalls.ts'
import type { EarlyCall, EarlyCalls, EarlyFacts } from './earlyPage.ts'
import { lobbyConfig } from './lobbyConfig.ts'
import type { Route } from './route.ts'
import { notFoundRoute, readsOf, routes } from './routes.tsx'

/** An address as the build needs it: its waiting state and its first calls. */
export interface WaitingPage {
  readonly paths: readonly string[]
  /** The part that shows it. */
  readonly part: string
  /** Further scripts that its screen cannot do without. */
  readonly beside: readonly string[]
  readonly title: string
  /** What its screen shows until data is here, in the merchant's language. */
  readonly html: string
  readonly isNext: boolean
  readonly query: readonly string[]
  readonly guest: EarlyCalls
  readonly member: EarlyCalls
}

const ORIGIN = 'https://origin.invalid'
/** Stands for a value that only the visitor's browser knows; letters alone, so that no encoding touches it. */
const placeholder = (name: string) => `PLACEHOLDER${name}REDLOHECALP`
const PLACEHOLDER = /PLACEHOLDER(\w+?)REDLOHECALP/g
/** Milliseconds in which a read must have asked; here nothing answers, so nothing takes time. */
const ASKED_WITHIN_MS = 25

/** Each visit picks one of the merchant's image hosts; only without them an early picture is the one that the tile shows. */
const hasImageHosts = merchant.imageHosts.some((host) => !host.includes('*'))

/** Where the SDK keeps the session (LOGIN-08). */
const SESSION_KEY = 'MC_SESSION_INFO'

/** Every address of the site, last the page of those that nobody knows; and what all of them tell `early.ts`. */
export async function prerender(): Promise<{
  pages: readonly WaitingPage[]
  facts: EarlyFacts
  /** A bar that fits every address. */
  bar: string
}> {
  const { code: merchantCode, defaultLanguage, languages } = merchant
  await loadWords('core', defaultLanguage)
  const pages: WaitingPage[] = []
  for (const row of [...routes, notFoundRoute]) pages.push(await prerenderRow(row, defaultLanguage))
  const { language, hero } = STORAGE_KEYS
  const facts: EarlyFacts = {
    merchant: merchantCode,
    language: defaultLanguage,
    languages: Object.fromEntries(languages.map((code) => [code, { tag: tagOf(code), direction: directionOf(code) }])),
    tokenHeader: TOKEN_HEADER,
    keys: { language, session: SESSION_KEY, hero },
  }
  const bar = renderToString(<TopBar title={<Brand name={merchant.name} />} />)
  return { pages, facts, bar }
}

async function prerenderRow(row: Route, code: string): Promise<WaitingPage> {
  await row.screen.load()
  const language = { code, tag: tagOf(code) }
  const lobby = waitingLobby(row, code, {})
  const html = renderToString(
    <Router ssrPath={row.paths[0] ?? '/m/-'} ssrSearch="">
      <App lobby={lobby} language={language} />
    </Router>,
  )
  const text = createSayText(code, language.tag)
  return {
    paths: row.paths,
    part: row.screen.name ?? '',
    beside: row.beside ?? [],
    title: row.title ? `${text(row.title)} · ${merchant.name}` : merchant.name,
    html,
    isNext: row.isNext === true,
    query: row.query ?? [],
    guest: row.guard === 'public' || row.guard === 'guest' ? await callsOf(row, false) : {},
    member: row.guard === 'guest' ? {} : await callsOf(row, true),
  }
}

/** The calls of each combination of the query's parts that the row follows; those that all have in common go with any query. */
async function callsOf(row: Route, asMember: boolean): Promise<EarlyCalls> {
  // A backend elsewhere is asked by the application alone.
  if (merchant.apiBase) return {}
  const names = row.query ?? []
  const calls: Record<string, readonly EarlyCall[]> = {}
  for (let mask = 0; mask < 2 ** names.length; mask++) {
    const present = names.filter((_, index) => mask & (1 << index))
    const search = new URLSearchParams(present.map((name) => [name, placeholder(name)])).toString()
    calls[present.join()] = await record(row, search, asMember)
  }
  const variants = Object.values(calls)
  const common = (variants[0] ?? []).filter(({ url }) => variants.every((each) => each.some((call) => call.url === url)))
  return { ...calls, '*': common }
}

async function record(row: Route, search: string, asMember: boolean): Promise<EarlyCall[]> {
  const calls: EarlyCall[] = []
  const language = placeholder('language')
  let kept: string | undefined
  let pictures: readonly string[] | undefined
  const lobby = waitingLobby({ guard: asMember ? 'member' : 'public' }, language, {
    localStorage: {
      getItem(key) {
        if (key.startsWith(STORAGE_KEYS.cache)) kept = key
        return null
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    },
    fetch(request) {
      calls.push({ ...toCall(request, kept), ...(pictures && !hasImageHosts && { pictures }) })
      return new Promise(() => undefined)
    },
  })
  for (const start of await readsOf(row, { language, search })) {
    kept = undefined
    pictures = start.pictures
    void start(lobby)
    await new Promise((resolve) => setTimeout(resolve, ASKED_WITHIN_MS))
  }
  return calls
}

function toCall({ url, headers }: Request, kept: string | undefined): EarlyCall {
  const named = (text: string) => text.replace(PLACEHOLDER, '{$1}')
  const { pathname, search } = new URL(url)
  const sent = [...headers].filter(([name]) => !/^(authorization|content-type|accept)$/i.test(name))
  return {
    url: named(pathname + search),
    headers: Object.fromEntries(sent),
    ...(headers.has('authorization') && { token: true }),
    ...(kept !== undefined && { kept: named(kept) }),
  }
}

/** A lobby to which nothing has been answered yet, with the visitor that a row is for. */
function waitingLobby({ guard }: Pick<Route, 'guard'>, language: string, ports: Partial<Ports>): Lobby {
  const session = guard === 'member' || guard === 'agent' ? sessionOf(guard === 'agent' ? 1 : 0) : null
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  return createLobby(
    { ...lobbyConfig(ORIGIN), languages: [language], defaultLanguage: language },
    {
      localStorage: empty,
      sessionStorage: { ...empty, getItem: (key) => (key === SESSION_KEY ? session : null) },
      clock: { now: () => 0, monotonic: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
      navigate: () => undefined,
      fetch: () => new Promise(() => undefined),
      ...ports,
    },
  )
}

const sessionOf = (type: number) =>
  JSON.stringify({ token: 'waiting', merchantCode: merchant.code, userName: '', type, firstTimeLogin: false })
