import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { depositMutationOptions } from '../../cashier/deposit/deposit.queries.ts'
import { transferMutationOptions } from '../../cashier/transfer/transfer.queries.ts'
import { withdrawMutationOptions } from '../../cashier/withdraw/withdraw.queries.ts'
import type { Lobby } from '../../core/lobby.ts'
import { write } from '../../core/write.ts'
import { addBankCardMutationOptions } from '../../profile/cards/cards.queries.ts'
import { claimPromotionMutationOptions } from '../../promotions/promotions.queries.ts'
import { type Browser, openBrowser, type Tab } from '../../test/browserTabs.ts'
import type { IntentionKind } from './intention.rules.ts'
import { begin, intentionState, openIntention, settle } from './intentions.ts'

const CARD = { bankCode: 'BPI', number: '4000123412341234' }
/** What the bonus of promotion 701 is, in cents. */
const BONUS_CENTS = 10_000

/** How each kind of intention is sent, and by which call. */
const KINDS = {
  deposit: {
    account: 'maria88',
    operation: 'depositManual',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, depositMutationOptions(lobby), {
        kind: 'manual',
        language: 'EN',
        body: { channelId: 'bdo', amount: 500 },
        intention,
      }),
  },
  withdraw: {
    account: 'maria88',
    operation: 'withdraw',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, withdrawMutationOptions(lobby), { cardId: 1, amount: 500, paymentPassword: '123456', intention }),
  },
  transfer: {
    account: 'agent01',
    operation: 'transferToUpline',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, transferMutationOptions(lobby), { amount: 500, paymentPassword: '123456', intention }),
  },
  claim: {
    account: 'maria88',
    operation: 'claimPromotion',
    send: (lobby: Lobby) => (intention: string) => write(lobby, claimPromotionMutationOptions(lobby), { id: 701, intention }),
  },
  card: {
    account: 'maria88',
    operation: 'addBankCard',
    send: (lobby: Lobby) => (intention: string) =>
      write(lobby, addBankCardMutationOptions(lobby), { ...CARD, paymentPassword: '123456', intention }),
  },
} as const
type Kind = keyof typeof KINDS

/** What moves, in units of the currency, where it is money. */
const AMOUNTS: Readonly<Partial<Record<Kind, number>>> = {
  deposit: 500,
  withdraw: 500,
  transfer: 500,
  claim: BONUS_CENTS / 100,
}

/** How often it was done: every kind leaves something of its own with the backend. */
async function bookings({ backend }: Browser, tab: Tab, kind: Kind, balanceBefore: number): Promise<number> {
  const { account } = KINDS[kind]
  if (kind === 'claim') return ((backend.member(account)?.balanceCents ?? 0) - balanceBefore) / BONUS_CENTS
  if (kind !== 'card') return backend.orders(account).length
  const cards = await tab.lobby.sdk.wps.GET('/wps/member/bankCard')
  return cards.filter(({ number }) => number.endsWith('1234')).length
}

const ABOUT = { amount: '₱500.00' }
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const start = (tab: Tab, kind: Kind) =>
  begin<unknown>(tab.lobby, kind, ABOUT, KINDS[kind].send(tab.lobby), AMOUNTS[kind]).then(
    ({ outcome }) => outcome,
    () => 'refused' as const,
  )

/** Time goes on until a promise is settled: a call that hangs is given up after its deadline. */
async function inTime<T>({ clock }: Browser, promise: Promise<T>): Promise<T> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  promise.then(over, over)
  for (let step = 0; step < 400 && !isOver; step += 1) {
    await turn()
    if (step % 8 === 7) clock.pass(1_000)
  }
  if (!isOver) throw new Error('nothing came of it')
  return promise
}

const ended = (browser: Browser, tab: Tab, kind: Kind) => inTime(browser, settle(tab.lobby, kind))

// The guards of these calls come with the first one; how long that takes is no part of any test.
// The calls of a kind are fetched when the first is made, which is no part of what is measured here.
beforeAll(async () => {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    expect(await start((await openBrowser(KINDS[kind].account, { intention: '' })).openTab(), kind)).toBe('answered')
  }
  const { openTab, backend } = await openBrowser('maria88')
  backend.fault('withdraw', 'lost', 1)
  expect(await start(openTab(), 'withdraw')).toBe('done')
})

const FAULTS = ['drop', 'lost', '500', 'slow', 'hang', 'malformed'] as const
const sequence = fc.record({
  fault: fc.option(fc.constantFrom(...FAULTS), { nil: undefined }),
  // What happens to the question what came of it, and how often.
  later: fc.record({ fault: fc.constantFrom('drop', 'lost', '500'), times: fc.nat(3) }),
  taps: fc.integer({ min: 1, max: 3 }),
  isSecondTab: fc.boolean(),
  // The page is loaded anew while the call is on its way, before or after the backend has seen it.
  reload: fc.constantFrom('none', 'before', 'after'),
})

async function play(kind: Kind, asked: typeof sequence extends fc.Arbitrary<infer S> ? S : never, headers = {}) {
  const { account, operation } = KINDS[kind]
  const browser = await openBrowser(account, headers)
  const { backend } = browser
  const balanceBefore = backend.member(account)?.balanceCents ?? 0
  if (asked.fault) backend.fault(operation, asked.fault, 1)
  if (asked.later.times) backend.fault('closeIntention', asked.later.fault, asked.later.times)
  const release = asked.reload === 'before' ? browser.holdRequests() : undefined
  const one = browser.openTab()
  const other = browser.openTab()
  const begun = Array.from({ length: asked.taps }, () => start(one, kind))
  if (asked.isSecondTab) begun.push(start(other, kind))
  const told: string[] = []
  if (asked.reload === 'none') told.push(...(await inTime(browser, Promise.all(begun))))
  else {
    for (let turns = 0; turns < (asked.reload === 'after' ? 3 : 1); turns += 1) await turn()
    one.close()
    other.close()
    release?.()
  }

  const back = browser.openTab()
  const wasOpen = openIntention(back.lobby, kind) !== undefined
  for (let attempt = 0; openIntention(back.lobby, kind) && attempt < 8; attempt += 1) {
    await ended(browser, back, kind)
    browser.clock.pass(60_000)
  }
  expect(openIntention(back.lobby, kind)).toBeUndefined()
  // Whatever was still on its way has arrived.
  browser.clock.pass(20_000)
  for (let turns = 0; turns < 8; turns += 1) await turn()

  const found = wasOpen ? intentionState(back.lobby, kind).found?.outcome : undefined
  const booked = await bookings(browser, back, kind, balanceBefore)
  expect(booked).toBeLessThanOrEqual(1)
  const isDone = found === 'done' || told.includes('answered') || told.includes('done')
  if (isDone) expect(booked).toBe(1)
  else if (found === 'none' || told.every((each) => each === 'none' || each === 'refused' || each === 'busy')) {
    if (asked.reload === 'none' || wasOpen) expect(booked).toBe(0)
  }
  expect(backend.ledger(account)).toBe(backend.member(account)?.balanceCents)
  expect(backend.violations).toEqual([])
}

describe('BAL-05 whatever happens on the way, money moves once or not at all, and the member is told which', () => {
  it.each(Object.keys(KINDS) as Kind[])(
    '%s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(sequence, (asked) => play(kind, asked)),
        { numRuns: 1_000 },
      )
    },
    300_000,
  )
})

describe('BAL-05 with a backend that takes no keys, what came of a lost answer is looked up in what it recorded', () => {
  it.each(Object.keys(KINDS) as Kind[])(
    '%s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(sequence, (asked) => play(kind, asked, { intention: '' })),
        { numRuns: 300 },
      )
    },
    300_000,
  )

  it('what is there with the same amount from before is not taken for it', async () => {
    const browser = await openBrowser('maria88', { intention: '' })
    const tab = browser.openTab()
    expect(await start(tab, 'withdraw')).toBe('answered')
    browser.backend.fault('withdraw', 'drop', 1)
    expect(await start(tab, 'withdraw')).toBe('unknown')
    browser.clock.pass(240_000)
    expect(await ended(browser, tab, 'withdraw')).toBe('unknown')
    browser.clock.pass(60_000)
    expect(await ended(browser, tab, 'withdraw')).toBe('none')
    expect(browser.backend.orders('maria88')).toHaveLength(1)
    expect(browser.backend.calls.map(({ operationId }) => operationId)).not.toContain('closeIntention')
  })

  it('nothing is sent where it cannot be seen what was there before', async () => {
    const browser = await openBrowser('maria88', { intention: '' })
    const tab = browser.openTab()
    browser.backend.fault('listWithdrawals', '500')
    expect(await inTime(browser, start(tab, 'withdraw'))).toBe('refused')
    expect(browser.backend.orders('maria88')).toEqual([])
    expect(openIntention(tab.lobby, 'withdraw')).toBeUndefined()
  })
})

describe('BAL-05 an intention', () => {
  const one = async () => {
    const browser = await openBrowser('maria88')
    const tab = browser.openTab()
    return { browser, tab, bookings: () => browser.backend.orders('maria88').length }
  }

  it('is sent once for a double tap', async () => {
    const { tab, bookings } = await one()
    expect(await Promise.all([start(tab, 'withdraw'), start(tab, 'withdraw')])).toEqual(['answered', 'busy'])
    expect(bookings()).toBe(1)
  })

  it('whose answer was lost is found out at once', async () => {
    const { browser, tab, bookings } = await one()
    browser.backend.fault('withdraw', 'lost', 1)
    expect(await start(tab, 'withdraw')).toBe('done')
    expect(intentionState(tab.lobby, 'withdraw')).toMatchObject({ phase: 'idle', found: { outcome: 'done', about: ABOUT } })
    expect(bookings()).toBe(1)
  })

  it('that never arrived is offered again, and only then', async () => {
    const { browser, tab, bookings } = await one()
    browser.backend.fault('withdraw', 'drop', 1)
    expect(await start(tab, 'withdraw')).toBe('none')
    expect(bookings()).toBe(0)
    expect(await start(tab, 'withdraw')).toBe('answered')
    expect(bookings()).toBe(1)
  })

  it('of which nobody can say what came of it stays open, and nothing of its kind is begun', async () => {
    const { browser, tab } = await one()
    browser.backend.fault('withdraw', 'lost', 1)
    browser.backend.fault('closeIntention', '500')
    expect(await inTime(browser, start(tab, 'withdraw'))).toBe('unknown')
    expect(intentionState(tab.lobby, 'withdraw')).toMatchObject({ phase: 'unknown', about: ABOUT })
    expect(await start(tab, 'withdraw')).toBe('busy')
    expect(await start(browser.openTab(), 'withdraw')).toBe('busy')
    expect(await start(tab, 'deposit')).toBe('answered')
  })

  it('whose answer is lost while another member logs in stays open for whose it is, and is asked for in no other name', async () => {
    const { browser, tab, bookings } = await one()
    const release = browser.holdRequests()
    browser.backend.fault('withdraw', 'lost', 1)
    const begun = start(tab, 'withdraw')
    await turn()
    await browser.logIn(tab, 'agent01')
    release()
    expect(await inTime(browser, begun)).toBe('unknown')
    expect(browser.backend.calls.map(({ operationId }) => operationId)).not.toContain('closeIntention')
    expect(intentionState(tab.lobby, 'withdraw')).toMatchObject({ phase: 'idle', found: undefined })
    await browser.logIn(tab, 'maria88')
    expect(await ended(browser, tab, 'withdraw')).toBe('done')
    expect(bookings()).toBe(1)
  })

  it('is not taken for done or not by an answer that comes to another member', async () => {
    const { browser, tab, bookings } = await one()
    browser.backend.fault('withdraw', 'lost', 1)
    browser.backend.fault('closeIntention', '500', 1)
    await inTime(browser, start(tab, 'withdraw'))
    const release = browser.holdRequests()
    const asked = settle(tab.lobby, 'withdraw')
    await turn()
    await browser.logIn(tab, 'agent01')
    release()
    expect(await inTime(browser, asked)).toBe('unknown')
    await browser.logIn(tab, 'maria88')
    expect(openIntention(tab.lobby, 'withdraw')).toBeDefined()
    expect(await ended(browser, tab, 'withdraw')).toBe('done')
    expect(bookings()).toBe(1)
  })

  it('that is refused is over, and the reason goes to whoever began it', async () => {
    const { browser, tab } = await one()
    browser.backend.fault('withdraw', 'payment.wrong', 1)
    const { send } = KINDS.withdraw
    await expect(begin(tab.lobby, 'withdraw', ABOUT, send(tab.lobby))).rejects.toMatchObject({ code: 'payment.wrong' })
    expect(openIntention(tab.lobby, 'withdraw')).toBeUndefined()
  })

  it('keeps nothing on the device but what it is about', async () => {
    const { browser, tab } = await one()
    browser.backend.fault('withdraw', 'lost', 1)
    browser.backend.fault('closeIntention', '500')
    await inTime(browser, start(tab, 'withdraw'))
    const { key, ...rest } = openIntention(tab.lobby, 'withdraw') ?? {}
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(rest).toEqual({ at: expect.any(Number), about: ABOUT, amount: 500 })
  })

  it.each(['', 'null', '[]', '{"key":1}', '{"key":"a","at":1,"about":{"x":1}}', 'garbage'])(
    'that the device holds as %j is none',
    async (kept) => {
      const { tab } = await one()
      tab.lobby.ports.localStorage.setItem('lobbykit.once.withdraw.maria88', kept)
      expect(openIntention(tab.lobby, 'withdraw' satisfies IntentionKind)).toBeUndefined()
    },
  )
})
