import { describe, expect, it } from 'vitest'
import { manualClock } from '../testing/manualClock.ts'
import { createPatternTester } from './patternTester.ts'

/** Neither of these is tested on the page. */
const GROUPED = '(ab)+'
const OTHER = '(cd)+'

/** A worker that does only what a test has it do. */
class ScriptedWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null
  onmessageerror: Worker['onmessageerror'] = null
  onerror: Worker['onerror'] = null
  terminated = false
  readonly asked: unknown[] = []
  postMessage(question: unknown) {
    this.asked.push(question)
  }
  terminate() {
    this.terminated = true
  }
  say(data: unknown) {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
  fail() {
    this.onerror?.(Object.assign(new Event('error'), { message: '', filename: '', lineno: 0, colno: 0, error: undefined }))
  }
}

function arrange(spawn?: () => Worker) {
  const clock = manualClock()
  const workers: ScriptedWorker[] = []
  const reports: unknown[] = []
  const make = () => {
    const worker = new ScriptedWorker()
    workers.push(worker)
    return worker
  }
  const tester = createPatternTester(spawn ?? make, clock, (_, context) => reports.push(context))
  /** Asks, and tells whether and how it was answered. */
  const ask = (pattern: string, value = 'ab') => {
    const answer: { verdict?: string } = {}
    void Promise.resolve(tester.test(pattern, value)).then((verdict) => {
      answer.verdict = verdict
    })
    return answer
  }
  return { clock, workers, reports, tester, ask }
}
const worker = (workers: ScriptedWorker[], index = 0) => {
  const found = workers[index]
  if (!found) throw new Error(`no worker ${index}`)
  return found
}
/** Lets everything that is already answered reach who asked. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('on the page', () => {
  it('LOGIN-03 a pattern that cannot hang is tested at once, without a worker', () => {
    const { tester, workers } = arrange()
    expect(tester.test('^[a-z]{2,4}$', 'ab')).toBe('match')
    expect(tester.test('^[a-z]{2,4}$', 'ab1')).toBe('mismatch')
    expect(workers).toHaveLength(0)
  })

  it('LOGIN-03 a broken pattern lets every value pass and is reported once', () => {
    const { tester, reports } = arrange()
    expect(tester.test('[a-z', 'x')).toBe('unknown')
    expect(tester.test('[a-z', 'y')).toBe('unknown')
    expect(reports).toEqual([{ pattern: '[a-z', reason: 'does not compile' }])
  })

  it('LOGIN-03 a pattern of more than 500 characters lets every value pass and is reported once', () => {
    const { tester, reports, workers } = arrange()
    const long = `(${'a'.repeat(500)})`
    expect([tester.test(long, 'x'), tester.test(long, 'x')]).toEqual(['unknown', 'unknown'])
    expect(reports).toEqual([{ pattern: long, reason: 'too long' }])
    expect(workers).toHaveLength(0)
  })

  it('LOGIN-03 a value of more than 512 characters passes without blame for the pattern', () => {
    const { tester, reports } = arrange()
    expect(tester.test('a*', 'a'.repeat(513))).toBe('unknown')
    expect(tester.test(GROUPED, 'a'.repeat(513))).toBe('unknown')
    expect(tester.test('a*', 'aa')).toBe('match')
    expect(reports).toEqual([])
  })
})

describe('in a worker', () => {
  it('LOGIN-03 a pattern that might hang is asked for once the worker is ready', async () => {
    const { workers, ask, reports } = arrange()
    const answer = ask(GROUPED, 'abab')
    expect(worker(workers).asked).toEqual([])
    worker(workers).say('ready')
    expect(worker(workers).asked).toEqual([{ pattern: GROUPED, value: 'abab' }])
    await settle()
    expect(answer.verdict).toBeUndefined()
    worker(workers).say('match')
    await settle()
    expect(answer.verdict).toBe('match')
    expect(reports).toEqual([])
  })

  it('LOGIN-03 questions are asked one at a time, in their order, of the same worker', async () => {
    const { workers, ask } = arrange()
    const answers = [ask(GROUPED, '1'), ask(OTHER, '2'), ask(GROUPED, '3')]
    worker(workers).say('ready')
    for (const [index, verdict] of ['mismatch', 'match', 'mismatch'].entries()) {
      expect(worker(workers).asked).toHaveLength(index + 1)
      worker(workers).say(verdict)
    }
    await settle()
    expect(worker(workers).asked).toEqual([
      { pattern: GROUPED, value: '1' },
      { pattern: OTHER, value: '2' },
      { pattern: GROUPED, value: '3' },
    ])
    expect(answers).toEqual([{ verdict: 'mismatch' }, { verdict: 'match' }, { verdict: 'mismatch' }])
    expect(workers).toHaveLength(1)
  })

  it('LOGIN-03 a worker that is already running is asked at once', () => {
    const { workers, ask } = arrange()
    ask(GROUPED)
    worker(workers).say('ready')
    worker(workers).say('match')
    ask(OTHER, 'cd')
    expect(worker(workers).asked[1]).toEqual({ pattern: OTHER, value: 'cd' })
  })

  it('LOGIN-03 a worker that hangs is ended after 80 ms, the value passes, the rule is reported', async () => {
    const { workers, ask, clock, reports } = arrange()
    const answer = ask(GROUPED)
    worker(workers).say('ready')
    clock.pass(79)
    expect(worker(workers).terminated).toBe(false)
    clock.pass(1)
    expect(worker(workers).terminated).toBe(true)
    await settle()
    expect(answer.verdict).toBe('unknown')
    expect(reports).toEqual([{ pattern: GROUPED, reason: 'timeout' }])
  })

  it('LOGIN-03 a rule that hung is reported once and not tried again, nor what already waited for it', async () => {
    const { workers, ask, clock, reports, tester } = arrange()
    const answers = [ask(GROUPED, '1'), ask(GROUPED, '2'), ask(GROUPED, '3')]
    worker(workers).say('ready')
    clock.pass(80)
    await settle()
    expect(answers).toEqual([{ verdict: 'unknown' }, { verdict: 'unknown' }, { verdict: 'unknown' }])
    expect(tester.test(GROUPED, '4')).toBe('unknown')
    expect(reports).toHaveLength(1)
    expect(workers).toHaveLength(1)
  })

  it('LOGIN-03 a new worker takes over what another rule left waiting', async () => {
    const { workers, ask, clock } = arrange()
    ask(GROUPED)
    const waiting = ask(OTHER, 'cd')
    worker(workers).say('ready')
    clock.pass(80)
    worker(workers, 1).say('ready')
    expect(worker(workers, 1).asked).toEqual([{ pattern: OTHER, value: 'cd' }])
    worker(workers, 1).say('match')
    await settle()
    expect(waiting.verdict).toBe('match')
    expect(worker(workers, 1).terminated).toBe(false)
  })

  it('LOGIN-03 what an ended worker says late answers nobody', async () => {
    const { workers, ask, clock } = arrange()
    ask(GROUPED)
    const waiting = ask(OTHER, 'cd')
    worker(workers).say('ready')
    clock.pass(80)
    worker(workers, 1).say('ready')
    worker(workers).say('mismatch')
    worker(workers).fail()
    await settle()
    expect(waiting.verdict).toBeUndefined()
    expect(worker(workers, 1).terminated).toBe(false)
    worker(workers, 1).say('match')
    await settle()
    expect(waiting.verdict).toBe('match')
  })

  it('LOGIN-03 a worker has 2 s to start, and the 80 ms of a question count from there', async () => {
    const { workers, ask, clock } = arrange()
    const answer = ask(GROUPED)
    clock.pass(1_999)
    worker(workers).say('ready')
    clock.pass(79)
    worker(workers).say('match')
    clock.pass(10_000)
    await settle()
    expect(answer.verdict).toBe('match')
    expect(worker(workers).terminated).toBe(false)
  })

  it('LOGIN-03 a worker that does not start is ended and never started again', async () => {
    const { workers, ask, clock, reports } = arrange()
    const answers = [ask(GROUPED), ask(OTHER)]
    clock.pass(2_000)
    await settle()
    expect(answers).toEqual([{ verdict: 'unknown' }, { verdict: 'unknown' }])
    expect(worker(workers).terminated).toBe(true)
    expect(workers).toHaveLength(1)
    expect(reports).toEqual([
      { pattern: GROUPED, reason: 'worker did not start' },
      { pattern: OTHER, reason: 'no worker' },
    ])
  })

  it('LOGIN-03 a worker that breaks before it is ready lets the value pass at once', async () => {
    const { workers, ask, reports } = arrange()
    const answer = ask(GROUPED)
    worker(workers).fail()
    await settle()
    expect(answer.verdict).toBe('unknown')
    expect(worker(workers).terminated).toBe(true)
    expect(reports).toEqual([{ pattern: GROUPED, reason: 'worker failed' }])
  })

  it('LOGIN-03 a worker that breaks later is replaced', async () => {
    const { workers, ask } = arrange()
    const first = ask(GROUPED)
    worker(workers).say('ready')
    worker(workers).fail()
    const second = ask(OTHER)
    worker(workers, 1).say('ready')
    worker(workers, 1).say('mismatch')
    await settle()
    expect([first.verdict, second.verdict]).toEqual(['unknown', 'mismatch'])
  })

  it.each([
    ['is not offered', undefined],
    [
      'cannot be made',
      () => {
        throw new Error('blocked by the policy of the page')
      },
    ],
  ])('LOGIN-03 where a worker %s every value passes, and each rule is reported once', async (_, spawn) => {
    const reports: unknown[] = []
    const tester = createPatternTester(spawn, manualClock(), (__, context) => reports.push(context))
    expect(await Promise.all([tester.test(GROUPED, '1'), tester.test(OTHER, '2'), tester.test(GROUPED, '3')])).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(tester.test(GROUPED, '4')).toBe('unknown')
    expect(reports).toEqual([
      { pattern: GROUPED, reason: 'no worker' },
      { pattern: OTHER, reason: 'no worker' },
    ])
  })

  it.each([null, 'yes', { match: true }, 1])('LOGIN-03 an answer that is none (%o) lets the value pass', async (data) => {
    const { workers, ask } = arrange()
    const answer = ask(GROUPED)
    worker(workers).say('ready')
    worker(workers).say(data)
    await settle()
    expect(answer.verdict).toBe('unknown')
  })
})
