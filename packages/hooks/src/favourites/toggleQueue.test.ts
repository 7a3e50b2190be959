import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createToggleQueue } from './toggleQueue.ts'

/** A call whose end a test decides. */
function call() {
  let succeed = () => {}
  let fail = (_: unknown) => {}
  const promise = new Promise<void>((resolve, reject) => {
    succeed = resolve
    fail = reject
  })
  return { promise, succeed, fail }
}
/** A backend whose calls a test answers one by one. */
function backend() {
  const calls: (ReturnType<typeof call> & { on: boolean })[] = []
  const send = (on: boolean) => {
    const made = { ...call(), on }
    calls.push(made)
    return made.promise
  }
  const nth = (index: number) => {
    const found = calls[index]
    if (!found) throw new Error(`no call ${index}`)
    return found
  }
  return { send, nth, sent: () => calls.map(({ on }) => on) }
}
/** Lets everything that is already answered be heard. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('taps on a favourite', () => {
  it('LIST-10 a single tap is sent at once and ends in what the backend accepted', async () => {
    const { send, nth, sent } = backend()
    const end = createToggleQueue().want(7, true, false, send)
    expect(sent()).toEqual([true])
    nth(0).succeed()
    expect(await end).toEqual({ on: true })
  })

  it('LIST-10 wanting what the backend has sends nothing', async () => {
    const { send, sent } = backend()
    expect(await createToggleQueue().want(7, true, true, send)).toEqual({ on: true })
    expect(sent()).toEqual([])
  })

  it('LIST-10 of the taps during a request only the last counts, and all of them hear the end', async () => {
    const { send, nth, sent } = backend()
    const { want } = createToggleQueue()
    const ends = [true, false, true, false].map((on, tap) => want(7, on, tap % 2 === 1, send))
    expect(sent()).toEqual([true])
    nth(0).succeed()
    await settle()
    expect(sent()).toEqual([true, false])
    nth(1).succeed()
    expect(await Promise.all(ends)).toEqual(Array(4).fill({ on: false }))
    expect(sent()).toHaveLength(2)
  })

  it('LIST-10 taps that take each other back during a request send nothing more', async () => {
    const { send, nth, sent } = backend()
    const { want } = createToggleQueue()
    const ends = [want(7, true, false, send), want(7, false, true, send), want(7, true, false, send)]
    nth(0).succeed()
    expect(await Promise.all(ends)).toEqual(Array(3).fill({ on: true }))
    expect(sent()).toEqual([true])
  })

  it('LIST-10 a failed call ends in what the backend had before, with its error', async () => {
    const { send, nth } = backend()
    const { want } = createToggleQueue()
    const down = new Error('down')
    const first = want(7, true, false, send)
    nth(0).fail(down)
    expect(await first).toEqual({ on: false, error: down })
    const second = want(7, true, false, send)
    nth(1).succeed()
    expect(await second).toEqual({ on: true })
  })

  it('LIST-10 a second call that fails ends in what the first one reached', async () => {
    const { send, nth } = backend()
    const { want } = createToggleQueue()
    const ends = [want(7, true, false, send), want(7, false, true, send)]
    nth(0).succeed()
    await settle()
    nth(1).fail('down')
    expect(await Promise.all(ends)).toEqual(Array(2).fill({ on: true, error: 'down' }))
  })

  it('LIST-10 different games do not wait for each other', () => {
    const { send, sent } = backend()
    const { want } = createToggleQueue()
    void want(7, true, false, send)
    void want(8, true, false, send)
    expect(sent()).toEqual([true, true])
  })

  it('LIST-10 two lobbies know nothing of each other', () => {
    const { send, sent } = backend()
    void createToggleQueue().want(7, true, false, send)
    void createToggleQueue().want(7, true, false, send)
    expect(sent()).toEqual([true, true])
  })

  it('LIST-10 once a session is over nothing more is sent for it, and the next one starts anew', async () => {
    const { send, nth, sent } = backend()
    const { want, clear } = createToggleQueue()
    const ends = [want(7, true, false, send), want(7, false, true, send)]
    clear()
    const other = backend()
    const next = want(7, true, false, other.send)
    nth(0).succeed()
    expect(await Promise.all(ends)).toEqual(Array(2).fill({ on: true }))
    expect(sent()).toEqual([true])
    expect(other.sent()).toEqual([true])
    const again = want(7, false, true, other.send)
    other.nth(0).succeed()
    await settle()
    expect(other.sent()).toEqual([true, false])
    other.nth(1).succeed()
    expect(await Promise.all([next, again])).toEqual(Array(2).fill({ on: false }))
  })
})

describe('any taps at all', () => {
  const GAMES = 3
  interface Event {
    at: number
    run: () => void
  }

  /** Time that goes on from event to event; between two, everything that is due is heard, as between two tasks of a page. */
  function timeline() {
    const events: Event[] = []
    let now = 0
    return {
      after: (ms: number, run: () => void) => void events.push({ at: now + ms, run }),
      async run() {
        for (;;) {
          events.sort((one, other) => one.at - other.at)
          const event = events.shift()
          if (!event) return
          now = event.at
          event.run()
          await settle()
        }
      },
    }
  }

  const tap = fc.record({ game: fc.nat(GAMES - 1), at: fc.nat(500) })
  const answer = fc.record({ latency: fc.nat(200), outcome: fc.constantFrom('done', 'done', 'done', 'refused') })

  it('LIST-10 end as the backend has it, with one request a game at a time and no more requests than taps', async () => {
    const taps = fc.array(tap, { maxLength: 30 })
    const answers = fc.array(answer, { minLength: 1, maxLength: 30 })
    const start = fc.array(fc.boolean(), { minLength: GAMES, maxLength: GAMES })
    let requestsEver = 0
    await fc.assert(
      fc.asyncProperty(taps, answers, start, async (tapped, answered, before) => {
        const time = timeline()
        const has = [...before]
        const shown = [...before]
        const underWay = before.map(() => 0)
        const requests = before.map(() => 0)
        const lastError = before.map(() => false)
        let total = 0
        const { want } = createToggleQueue()

        const send = (game: number) => (on: boolean) => {
          const { latency, outcome } = answered[total++ % answered.length] ?? { latency: 0, outcome: 'done' }
          requests[game] = (requests[game] ?? 0) + 1
          underWay[game] = (underWay[game] ?? 0) + 1
          expect(underWay[game]).toBe(1)
          expect(on).toBe(!has[game])
          return new Promise<void>((resolve, reject) => {
            time.after(latency, () => {
              underWay[game] = 0
              lastError[game] = outcome === 'refused'
              if (outcome === 'refused') return reject(new Error('refused'))
              has[game] = on
              resolve()
            })
          })
        }
        const press = async (game: number) => {
          const wasOn = shown[game] === true
          shown[game] = !wasOn
          const { on, error } = await want(game, !wasOn, wasOn, send(game))
          shown[game] = on
          expect(error !== undefined).toBe(lastError[game])
        }
        const ends: Promise<void>[] = []
        for (const { game, at } of tapped) time.after(at, () => void ends.push(press(game)))
        await time.run()
        await Promise.all(ends)

        expect(shown).toEqual(has)
        expect(underWay).toEqual(before.map(() => 0))
        for (const [game, count] of requests.entries())
          expect(count).toBeLessThanOrEqual(tapped.filter((each) => each.game === game).length)
        requestsEver += total
      }),
      { seed: 10, numRuns: 1_000 },
    )
    expect(requestsEver).toBeGreaterThan(1_000)
  })
})
