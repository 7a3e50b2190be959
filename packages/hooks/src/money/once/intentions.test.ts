import { beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../test/browserTabs.ts'
import { KINDS } from '../../test/moneyKinds.ts'
import { ABOUT, ended, inTime, start, turn, warmUp } from '../../test/moneyRuns.ts'
import { testLobby } from '../../test/testLobby.tsx'
import type { IntentionKind } from './intention.rules.ts'
import { begin, hearEnded, intentionState, openIntention, settle } from './intentions.ts'

beforeAll(warmUp)

describe('BAL-05 with a backend that takes no keys', () => {
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

  it('one that was sent before the clock of the device was set back is over after five minutes, too', async () => {
    const browser = await openBrowser('maria88', { intention: '' })
    const tab = browser.openTab()
    browser.backend.fault('withdraw', 'drop', 1)
    expect(await start(tab, 'withdraw')).toBe('unknown')
    browser.clock.setWall(browser.clock.now() - 3_600_000)
    expect(await ended(browser, tab, 'withdraw')).toBe('unknown')
    browser.clock.pass(299_000)
    expect(await ended(browser, browser.openTab(), 'withdraw')).toBe('unknown')
    browser.clock.pass(1_000)
    expect(await ended(browser, browser.openTab(), 'withdraw')).toBe('none')
    expect(browser.backend.orders('maria88')).toEqual([])
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

  it('is sent, and found out, in a browser that refuses its locks, as where the site may keep nothing', async () => {
    const locks = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }
    const { lobby, backend } = await testLobby({ member: 'maria88', ports: { locks } })
    const tab = { lobby, close() {} }
    expect(await Promise.all([start(tab, 'withdraw'), start(tab, 'withdraw')])).toEqual(['answered', 'busy'])
    backend.fault('withdraw', 'lost', 1)
    backend.fault('closeIntention', '500', 1)
    expect(await start(tab, 'withdraw')).toBe('unknown')
    expect(await settle(lobby, 'withdraw')).toBe('done')
    expect(backend.orders('maria88')).toHaveLength(2)
  })

  it('that is refused is over, and the reason goes to whoever began it', async () => {
    const { browser, tab } = await one()
    browser.backend.fault('withdraw', 'payment.wrong', 1)
    const { send } = KINDS.withdraw
    await expect(begin(tab.lobby, 'withdraw', ABOUT, send(tab.lobby))).rejects.toMatchObject({ code: 'payment.wrong' })
    expect(openIntention(tab.lobby, 'withdraw')).toBeUndefined()
  })

  it('of another tab is waited for by who begins one meanwhile, and then said there', async () => {
    const { browser, tab, bookings } = await one()
    const other = browser.openTab()
    other.lobby.ports.tabs.listen((message) => hearEnded(other.lobby, 'withdraw', message))
    const release = browser.holdRequests()
    const first = start(tab, 'withdraw')
    await turn()
    expect(await start(other, 'withdraw')).toBe('busy')
    const waited = settle(other.lobby, 'withdraw')
    expect(intentionState(other.lobby, 'withdraw')).toMatchObject({ phase: 'checking', about: ABOUT })
    release()
    expect(await inTime(browser, first)).toBe('answered')
    await inTime(browser, waited)
    await turn()
    const [order] = browser.backend.orders('maria88')
    expect(intentionState(other.lobby, 'withdraw')).toMatchObject({
      phase: 'idle',
      found: { outcome: 'done', about: ABOUT, orderId: order?.id },
    })
    expect(intentionState(tab.lobby, 'withdraw')).toMatchObject({ phase: 'idle', found: undefined })
    expect(bookings()).toBe(1)
  })

  it('is not said in a tab that has begun none', async () => {
    const { browser, tab } = await one()
    const other = browser.openTab()
    other.lobby.ports.tabs.listen((message) => hearEnded(other.lobby, 'withdraw', message))
    expect(await start(tab, 'withdraw')).toBe('answered')
    await turn()
    expect(intentionState(other.lobby, 'withdraw')).toMatchObject({ phase: 'idle', found: undefined })
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
