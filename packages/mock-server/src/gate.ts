import { failure } from './answers.ts'
import { abandoned, brokenAnswer, type Faults, type FaultTarget, garble, SLOW_FAULT_MS } from './faults.ts'
import type { Random } from './random.ts'
import type { Scenario } from './scenarios/scenarios.ts'

export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>
export type Latency = number | readonly [number, number]

export interface GateSettings {
  faults: Faults
  scenario(): Scenario
  random: Random
  latencyMs: Latency
  sleep: Sleep
}

/** A call on its way to the backend. */
export interface Passage {
  target: Exclude<FaultTarget, '*'>
  /** The call says whether the site is up, so it is answered even when it is not. */
  isAboutSite: boolean
  request: Request
  answer(): Promise<Response>
}

const FLAKY_EVERY = 3

/** Waits that many milliseconds, or less when the caller gives up. */
export const sleepFor: Sleep = (ms, signal) =>
  new Promise((resolve) => {
    const id = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(id)
        resolve()
      },
      { once: true },
    )
  })

/** What stands between a caller and the backend: distance, faults and the scenario. */
export function createGate({ faults, scenario, random, latencyMs, sleep }: GateSettings) {
  let calls = 0
  const drawn = (latency: Latency | undefined) => {
    if (latency === undefined || typeof latency === 'number') return latency ?? 0
    return latency[0] + random() * (latency[1] - latency[0])
  }

  function unluck(): Response | undefined {
    calls += 1
    if (!scenario().flaky || calls % FLAKY_EVERY !== 0) return undefined
    return random() < 0.5 ? failure(500, 'server.error', 'internal error') : Response.error()
  }

  function closed({ isAboutSite }: Passage): Response | undefined {
    const status = scenario().gatewayStatus
    if (status)
      return new Response('<!doctype html><title>Gateway</title>', { status, headers: { 'Content-Type': 'text/html' } })
    if (isAboutSite) return undefined
    if (scenario().maintenance) return failure(503, 'system.maintenance')
    return scenario().restricted ? failure(400, 'region.restricted') : undefined
  }

  return async (passage: Passage): Promise<Response> => {
    const { request, target } = passage
    if (scenario().offline) return Response.error()
    const fault = faults.take(target)
    if (fault === 'hang') {
      await abandoned(request.signal)
      return Response.error()
    }
    const wait = drawn(latencyMs) + drawn(scenario().latencyMs) + (fault === 'slow' ? SLOW_FAULT_MS : 0)
    if (wait > 0) await sleep(wait, request.signal)
    const stopped = (fault && brokenAnswer(fault)) ?? unluck() ?? closed(passage)
    if (stopped) return stopped
    const answer = await passage.answer()
    if (fault === 'lost') return Response.error()
    if (fault !== 'garbled' || !answer.headers.get('Content-Type')?.includes('json')) return answer
    const body: unknown = await answer.json()
    const kept = typeof body === 'object' && body !== null && 'success' in body ? { success: body.success } : {}
    return new Response(JSON.stringify({ ...Object(garble(body)), ...kept }), answer)
  }
}
