import { type HttpHandler, http } from 'msw'
import { failure } from './answers.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { catchUp } from './catchUp.ts'
import { prepareChecks, type Violation } from './check.ts'
import { type ContractOperation, contractOperations, findOperation } from './contract.ts'
import { codesOf } from './domain/codes.ts'
import { decideKyc } from './domain/kyc.ts'
import { memberOf } from './domain/members.ts'
import { endOrder } from './domain/orders.ts'
import { decidePromotion } from './domain/promotions.ts'
import { makeRecords } from './domain/records.ts'
import { endSessionsOf } from './domain/sessions.ts'
import { digitsOf } from './domain/smsCodes.ts'
import { createFaults } from './faults.ts'
import { createGate, sleepFor } from './gate.ts'
import { createHandle } from './handle.ts'
import { logged } from './log.ts'
import { runDraw } from './lottery/runDraw.ts'
import { changeOdds } from './lottery/tables.ts'
import type { LoggedCall, MockBackend, MockOptions } from './options.ts'
import { createRandom, type SeededRandom } from './random.ts'
import { artAnswer } from './routes/art.ts'
import { mockAnswer } from './routes/mock.ts'
import { ordersAnswer } from './routes/orders.ts'
import { playAnswer } from './routes/play.ts'
import { promotionsAnswer } from './routes/promotions.ts'
import type { GameRow } from './rows.ts'
import { scenarioOf } from './scenarios/scenarios.ts'
import { seedGames } from './seed/games.ts'
import { seedAccounts } from './seed/members.ts'
import { defaultFlags } from './seed/settings.ts'
import { seedWinners } from './seed/winners.ts'
import { snapshotOf } from './snapshot.ts'
import { createStore, restore, type Store } from './store.ts'
import type { World } from './world.ts'

const FIRST_ID = 1000
const KEPT_CALLS = 1000
/** The header in which an answer says what the log calls its request. */
const REQUEST_ID = 'X-Request-Id'
const EMPTY: Catalogue = createCatalogue([])
/** The games made last: their rows never change, and tests make thousands of backends with the same ones. */
let lastGames: { seed: number; size: number; rows: readonly GameRow[] } | undefined

function gamesOf(seed: number, size: number): readonly GameRow[] {
  if (lastGames?.seed !== seed || lastGames.size !== size) lastGames = { seed, size, rows: seedGames(seed, size) }
  return lastGames.rows
}

/** Makes a backend that obeys the contract: it keeps what it is told, checks what it is sent and what it answers. */
export function createMockBackend(options: MockOptions = {}): MockBackend {
  const seed = options.seed ?? 1
  const size = options.games ?? 1200
  const clock = options.clock ?? Date.now
  let movedMs = options.state?.movedMs ?? 0
  const now = () => clock() + movedMs
  const faults = createFaults()
  const violations: Violation[] = []
  const calls: LoggedCall[] = []
  const games = gamesOf(seed, size)

  let state = options.state
  let scenario = options.scenario ?? state?.scenario ?? 'normal'
  let flags: Record<string, boolean> = { ...options.flags }
  let sequence = state?.sequence ?? FIRST_ID
  let source: SeededRandom = createRandom(seed, state?.position)
  let startedAt = state?.startedAt ?? now()
  let db: Store
  let catalogue: Catalogue
  let earlierChanges = 0
  let requests = 0

  const world: World = {
    seed,
    crowd: options.crowd ?? 10_000,
    get db() {
      return db
    },
    get catalogue() {
      return world.scenario.empty ? EMPTY : catalogue
    },
    get startedAt() {
      return startedAt
    },
    get scenario() {
      return scenarioOf(scenario)
    },
    get flags() {
      return { ...defaultFlags, ...world.scenario.flags, ...flags }
    },
    now,
    random: () => (options.random ?? source.next)(),
    nextId: () => {
      sequence += 1
      return sequence
    },
    onCode: (made) => options.onCode?.(made),
  }

  function fill() {
    db = createStore()
    for (const game of games) db.add('game', game)
    catalogue = createCatalogue(db.peek('game'))
    if (state) return restore(db, state.tables)
    seedAccounts(world)
    seedWinners(world, catalogue, seed)
  }
  fill()

  const handle = createHandle(world, {
    checkContract: options.checkContract ?? 'throw',
    allowPlainBodies: options.allowPlainBodies ?? true,
    merchant: options.merchant,
    origin: options.origin,
    language: options.language ?? 'EN',
    report(violation) {
      violations.push(violation)
      const { operationId, side, message } = violation
      calls.findLast((each) => each.operationId === operationId && each.status === undefined)?.flaws.push(`${side}: ${message}`)
    },
  })
  const gate = createGate({
    faults,
    scenario: () => world.scenario,
    // A source of its own, so that waiting and failing do not change what the data becomes.
    random: createRandom(seed + 1).next,
    latencyMs: options.latencyMs ?? 0,
    sleep: options.sleep ?? sleepFor,
  })

  async function call(operation: ContractOperation, request: Request): Promise<Response> {
    requests += 1
    const log = logged(operation, request, now(), `request-${requests}`)
    calls.push(log)
    if (calls.length > KEPT_CALLS) calls.shift()
    const started = performance.now()
    const response = await gate({
      target: operation.id,
      isAboutSite: operation.tag === 'system',
      request,
      answer: () => handle(operation, request),
    })
    Object.assign(log, { status: response.status, ms: performance.now() - started })
    // Nothing can be added to what says that no answer came.
    if (response.type !== 'error') response.headers.set(REQUEST_ID, log.requestId)
    return response
  }

  // Only MSW needs them, and making them takes longer than all the data: each looks up where it was made.
  let handlers: readonly HttpHandler[] | undefined
  const makeHandlers = () => [
    ...contractOperations.map((operation) => {
      const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      return http[method](`*${operation.path.replaceAll(/{(\w+)}/g, ':$1')}`, ({ request }) => call(operation, request))
    }),
    ...['*/art/*', '*/play/*', '*/mock', '*/mock/*'].map((path) => http.all(path, ({ request }) => backend.handle(request))),
  ]

  const backend: MockBackend = {
    get handlers() {
      handlers ??= makeHandlers()
      return handlers
    },
    async handle(request) {
      const { pathname } = new URL(request.url)
      const operation = findOperation(request.method, pathname)
      if (operation) return call(operation, request)
      if (pathname.startsWith('/art/')) return artAnswer(pathname, world.scenario)
      if (pathname.startsWith('/play/')) return playAnswer(world, gate, request)
      if (/^\/mock\/(orders|pay)(\/|$)/.test(pathname)) return ordersAnswer(world, request)
      if (/^\/mock\/promotions(\/|$)/.test(pathname)) return promotionsAnswer(world, request)
      if (pathname === '/mock' || pathname.startsWith('/mock/')) return mockAnswer(backend, world, request)
      return failure(404, 'not.found', `${request.method} ${pathname} is not in the contract`)
    },
    sms: (mobile) =>
      db
        .filter('sms', (row) => row.mobile === digitsOf(mobile))
        .sort((a, b) => a.sentAt - b.sentAt)
        .at(-1)?.code,
    captcha: (id) => (id ? db.get('captcha', id) : db.peek('captcha').at(-1))?.answer,
    mail: (account) => db.get('mail', memberOf(world, account)?.account ?? '')?.password,
    member: (account) => memberOf(world, account),
    codes: () => codesOf(db),
    ledger(account) {
      const id = memberOf(world, account)?.id
      return db.peek('ledger').reduce((sum, row) => (row.memberId === id ? sum + row.cents : sum), 0)
    },
    orders(account) {
      const id = memberOf(world, account)?.id
      return db.filter('order', (row) => row.memberId === id)
    },
    feedback(account) {
      const id = memberOf(world, account)?.id
      return db.filter('feedback', (row) => row.memberId === id)
    },
    endOrder(id, isDone) {
      catchUp(world)
      endOrder(world, id, isDone)
    },
    violations,
    calls,
    get scenario() {
      return scenario
    },
    set scenario(name) {
      scenario = name
      earlierChanges += 1
    },
    setFlag: (flag, on) => {
      flags[flag] = on
    },
    fault: faults.set,
    faults: faults.list,
    clearFaults: faults.clear,
    decideKyc(account, decision) {
      const member = memberOf(world, account)
      return member !== undefined && decideKyc(world, member.id, decision)
    },
    decidePromotion(account, promotionId, decision) {
      const member = memberOf(world, account)
      return member !== undefined && decidePromotion(world, member.id, promotionId, decision)
    },
    now,
    moveClock(ms) {
      movedMs += ms
      earlierChanges += 1
    },
    runDraw: (code) => runDraw(world, code, backend.moveClock),
    changeOdds: (code, method, percent) => changeOdds(world, code, method, percent),
    endSessions(account) {
      const member = memberOf(world, account)
      if (member) endSessionsOf(world, member.id)
    },
    prepare() {
      makeRecords(world)
      if (options.checkContract !== 'off') prepareChecks(contractOperations)
    },
    reset() {
      state = undefined
      scenario = options.scenario ?? 'normal'
      flags = { ...options.flags }
      sequence = FIRST_ID
      source = createRandom(seed)
      movedMs = 0
      startedAt = now()
      violations.length = 0
      calls.length = 0
      faults.clear()
      earlierChanges += db.revision() + 1
      fill()
    },
    snapshot: () =>
      snapshotOf({
        seed,
        games: size,
        startedAt,
        movedMs,
        sequence,
        position: source.position(),
        scenario,
        tables: db.dump(),
      }),
    revision: () => earlierChanges + db.revision(),
  }
  return backend
}
