import { failure } from '../answers.ts'
import { contractOperations, isErrorCode } from '../contract.ts'
import type { KycDecision } from '../domain/kyc.ts'
import { type FaultKind, type FaultTarget, faultKinds } from '../faults.ts'
import type { MockBackend } from '../options.ts'
import { isScenarioName, scenarioNames } from '../scenarios/scenarios.ts'
import { seedMembers } from '../seed/members.ts'
import { knownFlags } from '../seed/settings.ts'
import type { World } from '../world.ts'
import { clockAnswer, json, logIn, moveClock, nextDraws, runDraw } from './mockActs.ts'
import { callsPage, codesPage, mockPage, refusedPage, sessionPage } from './mockPage.ts'
import { seeOther } from './pages.ts'

const members = () =>
  seedMembers.map(({ account, password, type, mobile, purpose, status }) => ({
    account,
    password,
    type: type ?? 0,
    ...(mobile && { mobile }),
    ...(status && { status }),
    purpose,
  }))

const isForm = ({ headers }: Request) => headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true
const asksForPage = ({ headers }: Request) => headers.get('Accept')?.includes('text/html') === true

const NUMBERS = new Set(['times', 'hours', 'days'])

/** What a form of the page says: numbers, and what is on or off, as a program would have sent them. */
function typed(name: string, text: string): unknown {
  if (text === '') return undefined
  if (NUMBERS.has(name)) return Number(text)
  return text === 'true' || text === 'false' ? text === 'true' : text
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (isForm(request)) {
    const fields = Object.fromEntries(new URLSearchParams(await request.text()))
    return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, typed(name, text)]))
  }
  const body: unknown = await request.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const isKind = (text: unknown): text is FaultKind => faultKinds.some((kind) => kind === text) || isErrorCode(text)
const targets = new Set<unknown>([...contractOperations.map(({ id }) => id), 'playPage', 'playState', 'playRound', '*'])
const isTarget = (text: unknown): text is FaultTarget => targets.has(text)

/** How often a fault happens; absent where it does for good. */
const isTimes = (times: unknown): times is number | undefined =>
  times === undefined || (typeof times === 'number' && Number.isInteger(times) && times > 0)

function setFault(backend: MockBackend, { target, kind, times, clear }: Record<string, unknown>): Response {
  if (clear === true) backend.clearFaults()
  else if (!isTimes(times)) return failure(400, 'request.invalid', 'times is a whole number from 1, or absent')
  else if (isTarget(target) && isKind(kind)) backend.fault(target, kind, times)
  else
    return failure(
      400,
      'request.invalid',
      `target is an operationId or *, kind a code of the contract or one of ${faultKinds.join(', ')}`,
    )
  return json({ success: true })
}

function setScenario(backend: MockBackend, { scenario }: Record<string, unknown>): Response {
  if (typeof scenario !== 'string' || !isScenarioName(scenario)) {
    return failure(400, 'request.invalid', `scenario is one of ${scenarioNames.join(', ')}`)
  }
  backend.scenario = scenario
  return json({ scenario })
}

function decideKyc(backend: MockBackend, { account, status, reason }: Record<string, unknown>): Response {
  const decide = (decision: KycDecision) =>
    typeof account === 'string' && backend.decideKyc(account, decision)
      ? json({ success: true })
      : failure(404, 'not.found', 'nothing of that account waits')
  if (status === 'approved') return decide({ status })
  if (status === 'refused' && typeof reason === 'string') return decide({ status, reason })
  return failure(400, 'request.invalid', 'status is approved, or refused with a reason')
}

function setFlag(backend: MockBackend, world: World, { flag, on }: Record<string, unknown>): Response {
  if (typeof on !== 'boolean') return failure(400, 'request.invalid', 'on is true or false')
  const names = [...new Set([...knownFlags, ...Object.keys(world.flags)])]
  if (typeof flag !== 'string' || !names.includes(flag))
    return failure(400, 'request.invalid', `flag is one of ${names.join(', ')}`)
  backend.setFlag(flag, on)
  return json({ flag, on })
}

/** The text at a place of a value. */
const textAt = (value: unknown, ...path: string[]) =>
  String(path.reduce((found: unknown, key): unknown => Reflect.get(Object(found), key), value))

/** Answers below /mock: what a developer needs and a real backend would never tell. */
export async function mockAnswer(backend: MockBackend, world: World, request: Request): Promise<Response> {
  const answer = await answerOf(backend, world, request)
  if (request.method !== 'POST' || !isForm(request)) return answer
  // Who sent a form of the page sees the page again, or what was asked for, or why nothing was done.
  if (!answer.ok && !asksForPage(request)) return answer
  const said: unknown = await answer.json()
  if (!answer.ok) return refusedPage(answer.status, textAt(said, 'message'))
  if (new URL(request.url).pathname !== '/mock/login') return seeOther('/mock')
  return sessionPage(textAt(said, 'value', 'userName'), textAt(said, 'value', 'token'))
}

async function answerOf(backend: MockBackend, world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (`${request.method} ${pathname}`) {
    case 'GET /mock':
      return mockPage(backend, world)
    case 'GET /mock/calls':
      return asksForPage(request) ? callsPage(backend.calls) : json(backend.calls)
    case 'GET /mock/codes':
      return asksForPage(request) ? codesPage(backend.codes()) : json(backend.codes())
    case 'GET /mock/clock':
      return clockAnswer(backend)
    case 'POST /mock/clock':
      return moveClock(backend, await readBody(request))
    case 'GET /mock/draw':
      return json(nextDraws(world))
    case 'POST /mock/draw':
      return runDraw(backend, await readBody(request))
    case 'POST /mock/login':
      return logIn(world, await readBody(request))
    case 'GET /mock/flag':
      return json(world.flags)
    case 'POST /mock/flag':
      return setFlag(backend, world, await readBody(request))
    case 'GET /mock/members':
      return json(members())
    case 'GET /mock/scenario':
      return json({ scenario: backend.scenario, scenarios: scenarioNames })
    case 'POST /mock/scenario':
      return setScenario(backend, await readBody(request))
    case 'GET /mock/fault':
      return json({ kinds: faultKinds, faults: backend.faults() })
    case 'POST /mock/fault':
      return setFault(backend, await readBody(request))
    case 'POST /mock/kyc':
      return decideKyc(backend, await readBody(request))
    case 'POST /mock/reset':
      backend.reset()
      return json({ success: true })
    default:
      return failure(404, 'not.found')
  }
}
