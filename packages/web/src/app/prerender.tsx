// As in `main.tsx`: the styles that all others build on come first.
import '../theme/index.css'
import {
  ADDRESS_PARAMS,
  ADDRESSES,
  type Clock,
  createLobby,
  directionOf,
  guardAt,
  type Lobby,
  NOT_AGENTS,
  type Ports,
  STORAGE_KEYS,
  tagOf,
} from '@lobbykit/hooks'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createSayText } from '../intl/speak.ts'
import { CORE, loadWords } from '../intl/words.ts'
import { merchant } from '../merchant.ts'
import { Brand, TopBar } from '../ui/TopBar.tsx'
import { App } from './App.tsx'
import type { EarlyCall, EarlyCalls, EarlyFacts } from './earlyPage.ts'
import { TOKEN_HEADER } from './fetchWithEarly.ts'
import { lobbyConfig } from './lobbyConfig.ts'
import { type QueryPart, type Route, shownAt } from './route.ts'
import { readsOf, routes } from './routes.tsx'
import type { WaitingPage, WaitingStates } from './waitingStates.ts'

const ORIGIN = 'https://origin.invalid'
/** Stands for a value that only the visitor's browser knows; letters alone, so that no encoding touches it. */
const placeholder = (name: string) => `PLACEHOLDER${name}REDLOHECALP`
const PLACEHOLDER = /PLACEHOLDER(\w+?)REDLOHECALP/g
/** The same for a number: it begins with digits that no real address contains. */
const PLACEHOLDER_NUMBER = '770077007700'
const numbered: string[] = []
const placeholderNumber = (name: string) => {
  if (!numbered.includes(name)) numbered.push(name)
  return `${PLACEHOLDER_NUMBER}${numbered.indexOf(name)}`
}
/** Time in ms after which a read has made its call. Nothing answers here, so no read waits for the answer of another one. */
const ASKED_WITHIN_MS = 25
/** Whether modules are on their way, for which a read may wait before it makes its call. A build has all of them. */
let isLoading = () => false

/**
 * The moment at which calls are recorded: noon of a fixed day, chosen so that every day a call may ask for can be recognised.
 */
const RECORDED_AT = new Date(2001, 6, 20, 12).getTime()
/** The days, counted from today, that first calls may ask for. */
const ASKED_DAYS = [0, -6]

/**
 * Whether pictures come from image hosts. A visit picks one of them, so the page could fetch a picture from another host than
 * the tile.
 */
const hasImageHosts = merchant.imageHosts.some((host) => !host.includes('*'))

/** A token that stands in for the visitor's while calls are recorded. */
const TOKEN = placeholder('token')

/**
 * Every address of the site, or the one alone that a path belongs to, and what all of them tell the scripts of their pages. A
 * path that nobody knows belongs to none. `modulesAreComing` is for development, where each module comes when it is needed.
 */
export async function prerender(path?: string, modulesAreComing = () => false): Promise<WaitingStates> {
  isLoading = modulesAreComing
  const { code: merchantCode, defaultLanguage, languages } = merchant
  await loadWords(CORE, defaultLanguage)
  const pages: WaitingPage[] = []
  const rows = path === undefined ? routes : routes.filter(({ paths }) => paths.includes(path))
  for (const row of rows) pages.push(await prerenderRow(row, defaultLanguage))
  const { language, session, hero } = STORAGE_KEYS
  const facts: EarlyFacts = {
    merchant: merchantCode,
    language: defaultLanguage,
    languages: Object.fromEntries(languages.map((code) => [code, { tag: tagOf(code), direction: directionOf(code) }])),
    tokenHeader: TOKEN_HEADER,
    keys: { language, session, hero },
  }
  const bar = renderToString(<TopBar title={<Brand name={merchant.name} />} />)
  return { pages, facts, bar }
}

async function prerenderRow(row: Route, code: string): Promise<WaitingPage> {
  const { guard, search } = row.waiting ?? { guard: row.guard, search: '' }
  const text = createSayText(code, tagOf(code))
  // A static host does not see the query: where the title depends on it, the document has only the name of the site.
  const title = row.titleFor ? undefined : row.title
  return {
    paths: row.paths,
    isFirst: row.isNext === true || row === routes[0],
    part: row.screen.name ?? '',
    beside: row.beside ?? [],
    title: title ? `${text(title)} · ${merchant.name}` : merchant.name,
    html: await waitingHtml(row, code, { guard, search }),
    query: patternsOf(row),
    none: row.none,
    others: othersOf(row),
    screens: await screensOf(row, code),
    notFor: notForOf(row),
    guest: row.guard === 'public' || row.guard === 'guest' ? await callsOf(row, false) : {},
    member: row.guard === 'guest' ? {} : await callsOf(row, true),
  }
}

const followedBy = ({ query = {} }: Route): Readonly<Record<string, QueryPart>> => (query === 'unknown' ? {} : query)

const patternsOf = (row: Route) =>
  Object.fromEntries(Object.entries(followedBy(row)).map(([name, { pattern }]) => [name, pattern]))

/** The further parts of the query that change what is asked first, although the page does not follow them. */
function othersOf(row: Route): string[] {
  const address = Object.entries(ADDRESSES).find(([, paths]) => paths === row.paths)?.[0] ?? ''
  const read: readonly string[] = Object.entries(ADDRESS_PARAMS).find(([name]) => name === address)?.[1] ?? []
  const others = row.aside === 'all' ? [] : read.filter((name) => !(name in followedBy(row)) && !row.aside?.includes(name))
  if (others.length > 0 && !row.query) throw new Error(`${row.paths[0]} does not say what these change: ${others}`)
  return others
}

/** Every combination of the query's parts that the row follows: its name, and a query with just these parts. */
function variantsOf(row: Route): [variant: string, search: string][] {
  const parts = Object.entries(followedBy(row)).map(([part, { sample }]) => ({ part, name: nameOf(part), sample }))
  const all = Array.from({ length: 2 ** parts.length }, (_, mask) => parts.filter((_part, index) => mask & (1 << index)))
  // A part has one value at a time.
  const possible = all.filter((present) => new Set(present.map(({ name }) => name)).size === present.length)
  return possible.map((present) => {
    const query = present.map(({ name, sample }) => [name, sampleOf(name, sample)])
    return [present.map(({ part }) => part).join(), new URLSearchParams(query).toString()]
  })
}

/** The name of a part that is followed by name and value, as in `view=orders`, or by its name alone. */
const nameOf = (part: string): string => part.split('=')[0] ?? ''

function sampleOf(name: string, sample: QueryPart['sample']): string {
  if (typeof sample === 'object') return sample.value
  return sample === 'letters' ? placeholder(name) : placeholderNumber(name)
}

/** Whether a waiting state shows a placeholder in the place of the query, which no visitor may see. */
const showsQuery = (html: string) => html.includes(PLACEHOLDER_NUMBER) || html.search(PLACEHOLDER) >= 0

/**
 * What each combination shows while it waits; undefined if it is the same for all. A combination whose waiting state would show
 * a placeholder gets the waiting state of another one that has the same screen.
 */
async function screensOf(row: Route, code: string): Promise<WaitingPage['screens']> {
  const screens: Record<string, { part: string; html: string }> = {}
  for (const [variant, search] of variantsOf(row)) {
    const part = shownAt(row, search).screen.name ?? ''
    const html = await waitingHtml(row, code, { guard: guardOf(row, search), search })
    const known = Object.values(screens).find((each) => each.part === part && (each.html === html || showsQuery(html)))
    if (!known && showsQuery(html)) throw new Error(`${row.paths[0]} shows its query before it is there`)
    screens[variant] = known ?? { part, html }
  }
  return new Set(Object.values(screens)).size > 1 ? screens : undefined
}

/** What an address shows until data is here, in a language. */
async function waitingHtml(row: Route, code: string, { guard, search }: NonNullable<Route['waiting']>): Promise<string> {
  const screen = shownAt(row, search).screen
  await screen.load()
  return renderToString(
    <Router ssrPath={row.paths[0] ?? ''} ssrSearch={search}>
      <App lobby={waitingLobby({ guard }, code, {})} language={{ code, tag: tagOf(code) }} />
    </Router>,
  )
}

/** Types of members that may not open an address, by the same names as its calls; `*` stands for any other query. */
function notForOf(row: Route): WaitingPage['notFor'] {
  const variants = [...variantsOf(row), ['*', ''] as const]
  return Object.fromEntries(
    variants.filter(([, search]) => guardOf(row, search) === 'agent').map(([name]) => [name, [...NOT_AGENTS]]),
  )
}

const guardOf = (row: Route, search: string) => guardAt(row.guard, row.paths[0] ?? '', search)

/**
 * The calls of each combination of the query's parts that the row follows; under `*` those that all have in common, for any
 * other query.
 */
async function callsOf(row: Route, asMember: boolean): Promise<EarlyCalls> {
  if (row.query === 'unknown') {
    const { reads: _, ...bare } = row
    return { '': await record(row, '', asMember), '*': await record(bare, '', asMember) }
  }
  const calls: Record<string, readonly EarlyCall[]> = {}
  for (const [variant, search] of variantsOf(row)) calls[variant] = await record(row, search, asMember)
  const variants = Object.values(calls)
  const common = (variants[0] ?? []).filter(({ url }) => variants.every((each) => each.some((call) => call.url === url)))
  return { ...calls, '*': common }
}

async function record(row: Route, search: string, asMember: boolean): Promise<EarlyCall[]> {
  const calls: EarlyCall[] = []
  const language = placeholder('language')
  let kept: string | undefined
  let pictures: readonly string[] | undefined
  let notFor: readonly number[] | undefined
  const visitor = guardOf(row, search) === 'agent' ? 'agent' : 'member'
  const lobby = waitingLobby({ guard: asMember ? visitor : 'public' }, language, {
    clock: { ...stopped, now: () => RECORDED_AT },
    localStorage: {
      getItem(key) {
        if (key.startsWith(STORAGE_KEYS.cache)) kept = key
        return null
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    },
    fetch(request) {
      // A call with the token in its address cannot be written into the page; the application makes it.
      if (!request.url.includes(TOKEN))
        calls.push({ ...toCall(request, kept), ...(pictures && !hasImageHosts && { pictures }), ...(notFor && { notFor }) })
      return new Promise(() => undefined)
    },
  })
  for (const start of await readsOf(row, { language, search })) {
    kept = undefined
    pictures = start.pictures
    notFor = start.notFor
    void start(lobby)
    do await new Promise((resolve) => setTimeout(resolve, ASKED_WITHIN_MS))
    while (isLoading())
  }
  return calls
}

function toCall({ url, headers }: Request, kept: string | undefined): EarlyCall {
  const named = (text: string) =>
    text
      .replace(PLACEHOLDER, '{$1}')
      .replace(new RegExp(`${PLACEHOLDER_NUMBER}(\\d)`, 'g'), (_, index: string) => `{${numbered[Number(index)]}}`)
  const [address = '', asked] = url.replace(ORIGIN, '').split('?')
  const search = asked === undefined ? '' : `?${withDays(asked)}`
  const own = ['content-type', 'accept', TOKEN_HEADER.toLowerCase()]
  const sent = [...headers].filter(([name]) => !own.includes(name))
  return {
    url: named(address + search),
    headers: Object.fromEntries(sent),
    ...(headers.has(TOKEN_HEADER) && { token: true }),
    ...(kept !== undefined && { kept: named(kept) }),
  }
}

/**
 * A query whose days and time zone only the visitor's browser knows: `{start:-6}` is the first moment of the day six days ago,
 * `{end:0}` the last one of today, both ms since 1970, `{day:0}` today as YYYY-MM-DD, `{timeZone}` the browser's.
 */
function withDays(search: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const marks = new Map([[encodeURIComponent(timeZone), '{timeZone}']])
  for (const days of ASKED_DAYS) {
    const dayAt = (ahead: number) => new Date(2001, 6, 20 + days + ahead)
    marks.set(String(dayAt(0).getTime()), `{start:${days}}`)
    marks.set(String(dayAt(1).getTime() - 1), `{end:${days}}`)
    marks.set(dayAt(0).toLocaleDateString('sv-SE'), `{day:${days}}`)
  }
  return search.replace(/(?<==)[^&]*/g, (value) => {
    const mark = marks.get(value)
    if (!mark && isOfRecording(value)) throw new Error(`A page cannot say which day this is: ${search}`)
    return mark ?? value
  })
}

/** Whether a value is a day or a moment of the recording: a page would need that of the visitor instead. */
const isOfRecording = (value: string): boolean =>
  value.startsWith('2001-') || Math.abs(Number(value) - RECORDED_AT) < 400 * 86_400_000

/** A lobby to which nothing has been answered yet, with the visitor that a row is for. */
function waitingLobby({ guard }: Pick<Route, 'guard'>, language: string, ports: Partial<Ports>): Lobby {
  const session = guard === 'member' || guard === 'agent' ? sessionOf(guard === 'agent' ? 1 : 0) : null
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  return createLobby(
    { ...lobbyConfig(ORIGIN), languages: [language], defaultLanguage: language },
    {
      localStorage: empty,
      sessionStorage: { ...empty, getItem: (key) => (key === STORAGE_KEYS.session ? session : null) },
      clock: stopped,
      navigate: () => undefined,
      fetch: () => new Promise(() => undefined),
      ...ports,
    },
  )
}

const stopped: Clock = { now: () => 0, monotonic: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }

const sessionOf = (type: number) =>
  JSON.stringify({ token: TOKEN, merchantCode: merchant.code, userName: '', type, firstTimeLogin: false })
