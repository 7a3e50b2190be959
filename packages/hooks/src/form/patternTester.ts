import type { Clock, Ports } from '../core/ports.ts'
import {
  cannotHang,
  compilePattern,
  INPUT_MAX_LENGTH,
  PATTERN_LIMIT_MS,
  PATTERN_MAX_LENGTH,
  type PatternVerdict,
  testPattern,
} from './pattern.rules.ts'

/** Milliseconds a worker may need to start. */
const START_MS = 2_000

/** The reason why a rule was not checked where no worker could be made. */
export const NO_WORKER = 'no worker'

/** Tests a value against a server's pattern without ever blocking the page. */
export interface PatternTester {
  test(pattern: string, value: string): Promise<PatternVerdict> | PatternVerdict
}

interface Job {
  pattern: string
  value: string
  resolve: (verdict: PatternVerdict) => void
}

/**
 * Patterns that cannot hang are tested at once, the others in a worker that is ended when it takes longer than its limit.
 * A rule that proved unsafe is reported once and not tried again; nor is a worker that did not start.
 */
export function createPatternTester(spawn: Ports['patternWorker'], clock: Clock, report: Ports['report']): PatternTester {
  const unsafe = new Set<string>()
  const queue: Job[] = []
  let worker: Worker | undefined
  let startable = spawn
  let running: Job | undefined
  let timer: unknown

  const giveUp = (pattern: string, reason: string) => {
    if (unsafe.has(pattern)) return
    unsafe.add(pattern)
    report(new Error('A rule of the backend cannot be checked here'), { pattern, reason })
  }
  const finish = (verdict: PatternVerdict) => {
    clock.clearTimeout(timer)
    const job = running
    running = undefined
    job?.resolve(verdict)
    next()
  }
  const stop = (reason: string) => {
    worker?.terminate()
    worker = undefined
    if (running) giveUp(running.pattern, reason)
    finish('unknown')
  }
  const limit = (ms: number, reason: string) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(() => stop(reason), ms)
  }
  const send = ({ pattern, value }: Job) => {
    limit(PATTERN_LIMIT_MS, 'timeout')
    worker?.postMessage({ pattern, value })
  }
  const start = (job: Job) => {
    const begin = startable
    // Until it says that it is ready, this start counts as failed.
    startable = undefined
    let made: Worker | undefined
    try {
      made = begin?.()
    } catch {
      made = undefined
    }
    if (!made) return stop(NO_WORKER)
    worker = made
    made.onmessage = ({ data }: MessageEvent<unknown>) => {
      // A message of a worker that was ended meanwhile is ignored.
      if (made !== worker) return
      if (data !== 'ready') return finish(data === 'match' || data === 'mismatch' ? data : 'unknown')
      startable = begin
      send(job)
    }
    made.onerror = () => {
      if (made === worker) stop('worker failed')
    }
    limit(START_MS, 'worker did not start')
  }
  const next = () => {
    if (running) return
    let job = queue.shift()
    for (; job && unsafe.has(job.pattern); job = queue.shift()) job.resolve('unknown')
    running = job
    if (job) worker ? send(job) : start(job)
  }

  return {
    test(pattern, value) {
      if (unsafe.has(pattern) || value.length > INPUT_MAX_LENGTH) return 'unknown'
      if (!compilePattern(pattern)) {
        giveUp(pattern, pattern.length > PATTERN_MAX_LENGTH ? 'too long' : 'does not compile')
        return 'unknown'
      }
      if (cannotHang(pattern)) return testPattern(pattern, value)
      return new Promise((resolve) => {
        queue.push({ pattern, value, resolve })
        next()
      })
    },
  }
}
