import { failure, jsonResponse } from '../answers.ts'
import { contractOperations, isErrorCode } from '../contract.ts'
import type { KycDecision } from '../domain/kyc.ts'
import { type FaultKind, type FaultTarget, faultKinds } from '../faults.ts'
import type { MockBackend } from '../options.ts'
import { isScenarioName, scenarioNames, scenarioOf } from '../scenarios/scenarios.ts'
import { seedMembers } from '../seed/members.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }
const json = (body: unknown) => jsonResponse(200, body, NO_STORE)

const members = () =>
  seedMembers.map(({ account, password, type, mobile, purpose, status }) => ({
    account,
    password,
    type: type ?? 0,
    ...(mobile && { mobile }),
    ...(status && { status }),
    purpose,
  }))

const ROWS = [
  ['GET /mock/codes', 'SMS codes, captcha answers and mailed passwords, newest first'],
  ['GET /mock/members', 'login names and passwords'],
  ['GET /mock/orders', 'deposits and withdrawals that wait, to approve or refuse'],
  ['GET /mock/promotions', 'applications that wait, to issue or reject'],
  ['GET /mock/scenario', 'the scenario and all there are'],
  ['POST /mock/scenario', '{ "scenario": "maintenance" }'],
  ['POST /mock/fault', '{ "target": "listGames", "kind": "500", "times": 2 }, or { "clear": true }'],
  ['POST /mock/kyc', '{ "account": "maria88", "status": "approved" }, or "refused" with a "reason"'],
  ['POST /mock/reset', 'back to the seed'],
] as const

function indexPage({ scenario }: MockBackend): Response {
  const link = (call: string) => (call.startsWith('GET ') ? `<a href="${call.slice(4)}">${call}</a>` : call)
  const rows = ROWS.map(([call, what]) => `<tr><td><code>${link(call)}</code></td><td><code>${what}</code></td></tr>`)
  const list = scenarioNames.map((name) => `<li><code>${name}</code> ${scenarioOf(name).title}</li>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mock backend</title><h1>Mock backend</h1><p>Scenario: <b>${scenario}</b></p>
<table>${rows.join('')}</table><h2>Scenarios</h2><ul>${list.join('')}</ul>
<h2>Faults</h2><p><code>${faultKinds.join('</code> <code>')}</code></p></html>`
  return new Response(html, { headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' } })
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const isKind = (text: unknown): text is FaultKind => faultKinds.some((kind) => kind === text) || isErrorCode(text)
const targets = new Set<unknown>([...contractOperations.map(({ id }) => id), 'playPage', 'playState', 'playRound', '*'])
const isTarget = (text: unknown): text is FaultTarget => targets.has(text)

function setFault(backend: MockBackend, { target, kind, times, clear }: Record<string, unknown>): Response {
  if (clear === true) backend.clearFaults()
  else if (isTarget(target) && isKind(kind)) backend.fault(target, kind, typeof times === 'number' ? times : undefined)
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

/** Answers below /mock: what a developer needs and a real backend would never tell. */
export async function mockAnswer(backend: MockBackend, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (`${request.method} ${pathname}`) {
    case 'GET /mock':
      return indexPage(backend)
    case 'GET /mock/codes':
      return json(backend.codes())
    case 'GET /mock/members':
      return json(members())
    case 'GET /mock/scenario':
      return json({ scenario: backend.scenario, scenarios: scenarioNames })
    case 'POST /mock/scenario':
      return setScenario(backend, await readBody(request))
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
