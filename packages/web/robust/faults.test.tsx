import { memoryStorage, otherDevice, type TestLobby, testLobby } from '@lobbykit/hooks/testing'
import { type FaultKind, faultKinds, type OperationId } from '@lobbykit/mock-server'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { App } from '../src/app/App.tsx'
import type { Route } from '../src/app/route.ts'
import { routes } from '../src/app/routes.tsx'
import { loadWords } from '../src/intl/words.ts'
import { stubBrowser, VIRTUAL } from './surroundings.tsx'

/** After this time, a call without an answer is offered again. */
const LONG_WAIT_MS = 10_000
/** Turns of the event loop without anything new until a page has come to rest: reading an answer takes some of them. */
const CALM_TURNS = 8
/** Turns after which a page that shows nothing yet is looked at all the same. */
const PATIENCE_TURNS = 200
/** How often what failed is asked for: what hung in another part of the page shows once its first part is here. */
const ROUNDS = 2
/** Without its start no address shows anything; how a start fails has tests of its own. */
const START = '/settings/'
const ACCOUNTS = { agent: 'agent01', member: 'maria88', guest: undefined, public: undefined } as const
/** What an address needs in its query to ask for anything. */
const QUERIES: Readonly<Record<string, string>> = {
  '/m/startLottery': '?code=ELOTT_ELOTT_1',
  '/m/activityDetail': '?id=701',
  '/m/gameList': '?gameType=RNG&vassalage=JL',
  '/m/gameLobby': '?gameType=RNG',
}
/** What comes is late, or only a part of it: nothing that failed may be left to ask for. */
const QUIET: ReadonlySet<FaultKind> = new Set(['slow', 'flaky', 'garbled'])
/** Its forms do without what failed: the rules of their fields are the backend's own as well. */
const DOES_WITHOUT: ReadonlySet<string> = new Set(['/m/forget'])

beforeAll(stubBrowser)
afterEach(cleanup)

interface Visited {
  /** What stands on the page once it has come to rest, without its figures. */
  shown: string
  /** What there is to ask for once more. */
  retries: number
  /** How often the call was asked that was asked most often. */
  repeats: number
  /** What there is to ask for, or still waits, after all of it was asked for once more and nothing fails any more. */
  left: number
  wentTo: TestLobby['wentTo']
  errors: readonly string[]
}

/** Waits until nothing new is asked, nothing that was asked is under way, and no part is on its way. */
async function rest({ network, lobby, wentTo }: TestLobby, start: TestLobby, page: Element, hangs: boolean) {
  for (let calm = 0, turns = 0, sent = -1; calm < CALM_TURNS && turns < PATIENCE_TURNS; calm++, turns++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done))
    })
    const isAsked = !hangs && (network.busy > 0 || lobby.queryClient.isFetching() > 0)
    const isBlank = wentTo.length === 0 && shownIn(page) === ''
    if (isAsked || isBlank || start.network.busy > 0 || network.sent.length !== sent) calm = 0
    sent = network.sent.length
  }
}

/** What can be read on a page, without its figures. */
function shownIn(page: Element): string {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('main img')].map(({ alt }) => alt)
  return [page.querySelector('main')?.textContent ?? '', ...pictures].join('').replaceAll(/\d+/g, '0')
}

/** An address, and which of its calls go wrong. */
interface Place {
  route: Route
  search: string
  call: OperationId | '*'
}

/** Opens an address while its calls go wrong in one way, then asks once more for what failed, with nothing wrong any more. */
async function visit(base: TestLobby, start: TestLobby, place: Place, kind?: FaultKind): Promise<Visited> {
  const { paths, guard } = place.route
  const [path = ''] = paths
  const member = ACCOUNTS[guard]
  const test: TestLobby = await testLobby({
    beside: base,
    localStorage: memoryStorage(),
    ...(member && { member }),
    ports: { fetch: (request, init) => (request.url.includes(START) ? start : test).network.fetch(request, init) },
  })
  const errors: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    // What React says to developers alone is none of the page's errors.
    if (!String(parts[0]).startsWith('Warning: ')) errors.push(parts.map(String).join(' ').slice(0, 300))
  })
  const uncaught = (error: unknown) => void errors.push(`uncaught ${String(error)}`)
  process.on('unhandledRejection', uncaught)
  const hangs = kind === 'hang'
  if (kind) base.backend.fault(place.call, kind)
  history.replaceState(null, '', path + place.search)
  const { container } = render(<App lobby={test.lobby} language={{ code: 'EN', tag: 'en' }} />)
  await rest(test, start, container, hangs)
  if (hangs) {
    act(() => test.clock.pass(LONG_WAIT_MS))
    await rest(test, start, container, hangs)
  }
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(`main ${selector}`)]
  const shown = shownIn(container)
  const asked = Map.groupBy(test.network.sent, ({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`)
  const retries = all('[role=alert] button').length
  base.backend.clearFaults()
  for (let round = 0; round < ROUNDS; round++) {
    for (const button of all('[role=alert] button')) if (button.isConnected) fireEvent.click(button)
    await rest(test, start, container, hangs)
  }
  const left = all('[role=alert] button').length + all('[aria-busy=true]').length
  cleanup()
  test.lobby.dispose()
  process.off('unhandledRejection', uncaught)
  spy.mockRestore()
  const repeats = Math.max(1, ...[...asked.values()].map((calls) => calls.length))
  return { shown, retries, repeats, left, wentTo: test.wentTo, errors }
}

/** Visits a place under every fault, and looks at what it says and asks. */
async function standsAll(base: TestLobby, start: TestLobby, place: Place) {
  const { paths, guard } = place.route
  const [path = ''] = paths
  // What comes later to a page is here the second time.
  await visit(base, start, place)
  const whole = await visit(base, start, place)
  for (const kind of faultKinds) {
    const { shown, retries, repeats, left, wentTo, errors } = await visit(base, start, place, kind)
    expect.soft(repeats, `${kind}: calls of one kind`).toBe(1)
    if (kind === '401' && ACCOUNTS[guard]) {
      expect.soft(wentTo, kind).toEqual([{ replace: '/m/home' }])
      continue
    }
    expect.soft(shown, kind).not.toBe('')
    const isWhole = shown === whole.shown || QUIET.has(kind) || DOES_WITHOUT.has(path)
    expect.soft(isWhole || retries > 0, `${kind}: it can be asked for once more, not only: ${shown}`).toBe(true)
    if (VIRTUAL.has(path)) continue
    expect.soft(left, `${kind}: what still waits`).toBe(whole.left)
    expect.soft(errors, kind).toEqual([])
  }
}

/** The words and the scripts of an address, a backend, and a start that nothing befalls. */
const ready = (route: Route) =>
  Promise.all([testLobby({ backend: { crowd: 20 } }), testLobby(), loadWords('core', 'EN'), route.screen.load()])

const rows = routes.map((row) => [row.paths[0] ?? '', row] as const)

it.each(rows)(
  'ERR-03 %s says what failed, asks for nothing again by itself, and goes on when it is asked to',
  async (path, route) => {
    const [base, start] = await ready(route)
    await standsAll(base, start, { route, search: QUERIES[path] ?? '', call: '*' })
  },
  120_000,
)

type Client = Awaited<ReturnType<typeof otherDevice>>['sdk']
const EN = { language: 'EN' }
const newestMessage = async ({ wps }: Client) => {
  const { content } = await wps.GET('/wps/message', { params: { query: { ...EN, pageNo: 1, pageSize: 1 } } })
  return `?id=${content[0]?.id}`
}
const newOrder = async ({ wps }: Client) => {
  const body = { channelId: 'bdo', amount: 500 }
  return `?order=${(await wps.POST('/wps/relay/deposit/manual', { params: { query: EN }, body })).orderId}`
}

/** Calls without which an address has little to show, and what it needs in its query for them. */
const ALONE: readonly [path: string, call: OperationId, searchOf?: (client: Client) => Promise<string>][] = [
  ['/m/vouReport', 'listDeposits'],
  ['/m/withdrawReport', 'listWithdrawals'],
  ['/m/message', 'getMessage', newestMessage],
  ['/m/voucherCenter', 'getDeposit', newOrder],
  ['/m/voucherCenter', 'listDepositPromotions'],
]

it.each(ALONE)(
  'ERR-03 %s says that %s alone failed, and goes on when it is asked to',
  async (path, call, searchOf) => {
    const route = routes.find(({ paths }) => paths[0] === path)
    if (!route) throw new Error(`nothing stands at ${path}`)
    const [base, start] = await ready(route)
    const { sdk } = await otherDevice(base.backend, ACCOUNTS.member)
    await standsAll(base, start, { route, search: (await searchOf?.(sdk)) ?? '', call })
    expect(base.backend.calls.filter(({ operationId }) => operationId === call).length).toBeGreaterThan(faultKinds.length)
  },
  120_000,
)
