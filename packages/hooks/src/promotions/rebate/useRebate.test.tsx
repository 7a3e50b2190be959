import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textOf, useRebate } from '../../index.ts'
import en from '../../messages/en.json'
import { playRounds } from '../../test/playRounds.ts'
import { otherDevice, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

/** Has 1 % of stakes on slots. */
const MEMBER = 'agent01'
const CLAIM = '/wps/member/rebate/claim'

async function started(test: TestLobby) {
  const { result, unmount } = renderIn(test, useRebate)
  await settle(test)
  const claim = async (times = 1) => {
    await act(async () => {
      for (let time = 0; time < times; time += 1) void result.current.claim('Rebate')
      await settle(test)
    })
  }
  return { result, claim, unmount, now: () => result.current }
}
async function withRebate(stakes: readonly number[] = [1_000], member = MEMBER) {
  const test = await testLobby({ member })
  await playRounds(test.backend, member, stakes)
  return { test, before: test.backend.ledger(member), ...(await started(test)) }
}

describe('MEM-11 the manual rebate', () => {
  it('is not offered to who plays on trial, who is told why', async () => {
    const onTrial = await withRebate([1_000], 'trial01')
    expect(onTrial.now()).toMatchObject({ canClaim: false, claiming: { closed: { id: 'actual_account' } } })
    expect((await withRebate()).now()).toMatchObject({ canClaim: true, claiming: { closed: undefined } })
  })

  it('says what has gathered by category, and takes all of it once for two taps', async () => {
    const { test, before, now, claim } = await withRebate()
    expect(now()).toMatchObject({ amount: '₱10.00', least: '₱1.00', percent: 100, obstacle: undefined, since: undefined })
    expect(now().parts[0]).toEqual({ gameType: 'RNG', stake: '₱1,000.00', rate: 1, amount: '₱10.00', isPlayed: true })
    await claim(2)
    expect(test.network.count(CLAIM)).toBe(1)
    expect(test.backend.ledger(MEMBER)).toBe(before + 1_000)
    expect(now()).toMatchObject({
      amount: '₱0.00',
      obstacle: { kind: 'nothing' },
      since: expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, 2\d{3}$/),
    })
    expect(now().claiming).toMatchObject({ status: 'idle', refusal: undefined, found: undefined })
    expect(test.lobby.state.notices.map(({ message }) => message && textOf(message, en))).toContain('₱10.00 is in your wallet')
  })

  it('shows what a round adds as soon as one comes back to it', async () => {
    const { test, now, unmount } = await withRebate([80])
    const least = { kind: 'least', message: { id: 'rebate_from', values: { least: '₱1.00' } }, way: undefined }
    expect(now()).toMatchObject({ amount: '₱0.80', obstacle: least, percent: 80 })
    unmount()
    await playRounds(test.backend, MEMBER, [40])
    expect((await started(test)).now()).toMatchObject({ amount: '₱1.20', obstacle: undefined })
  })

  it('that was left before the answer is told where one is then, and not once more by the next page', async () => {
    const { test, claim, unmount } = await withRebate()
    const release = test.network.hold(CLAIM)
    await claim()
    unmount()
    act(release)
    await settle(test)
    expect(test.lobby.state.notices.map(({ message }) => message && textOf(message, en))).toContain('₱10.00 is in your wallet')
    expect((await started(test)).now().claiming.found).toBeUndefined()
  })

  it('that was left and then refused says so on the next page', async () => {
    const { test, claim, unmount } = await withRebate()
    test.backend.fault('claimRebate', 'rebate.none', 1)
    const release = test.network.hold(CLAIM)
    await claim()
    unmount()
    act(release)
    await settle(test)
    expect((await started(test)).now().claiming.found).toMatchObject({ outcome: 'none' })
  })

  it('claimed elsewhere meanwhile says so, books nothing and shows what is left', async () => {
    const { test, before, now, claim } = await withRebate()
    const { sdk } = await otherDevice(test.backend, MEMBER)
    await sdk.wps.POST(CLAIM, { intention: 'intention-0123456789' })
    await claim()
    const { refusal } = now().claiming
    expect(refusal && textOf(refusal, en)).toBe('There is nothing to claim; it may have been claimed elsewhere')
    expect(test.backend.ledger(MEMBER)).toBe(before + 1_000)
    expect(now()).toMatchObject({ amount: '₱0.00', obstacle: { kind: 'nothing' } })
  })

  it('below the least amount is refused in words', async () => {
    const { test, before, now, claim } = await withRebate([80])
    await claim()
    const { refusal } = now().claiming
    expect(refusal && textOf(refusal, en)).toBe('Not enough has gathered yet')
    expect(test.backend.ledger(MEMBER)).toBe(before)
  })

  it('BAL-05 in two tabs at once is booked once', async () => {
    const { test, before, now } = await withRebate()
    const other = await testLobby({ member: MEMBER, beside: test })
    const beside = await started(other)
    await act(async () => {
      for (const tab of [now(), beside.now()]) void tab.claim('Rebate')
      await Promise.all([settle(test), settle(other)])
    })
    expect(test.backend.ledger(MEMBER)).toBe(before + 1_000)
    expect([test, other].reduce((sum, { network }) => sum + network.count(CLAIM), 0)).toBe(1)
  })

  it('BAL-05 whose answer is lost is found out, and booked once', async () => {
    const { test, before, now, claim } = await withRebate()
    test.network.lose(CLAIM)
    await claim()
    expect(now().claiming).toMatchObject({ status: 'idle', found: { outcome: 'done', what: 'Rebate' } })
    expect(now()).toMatchObject({ amount: '₱0.00', obstacle: { kind: 'nothing' } })
    expect(test.backend.ledger(MEMBER)).toBe(before + 1_000)
    await act(async () => {
      now().claiming.dismiss()
      await settle(test)
    })
    expect(now().claiming.found).toBeUndefined()
  })

  it.each(['500', 'drop', 'malformed', 'empty-object', 'null', 'string'] as const)(
    'that does not come (%s) may be asked for again',
    async (kind) => {
      const test = await testLobby({ member: MEMBER })
      test.backend.fault('getRebate', kind, 1)
      const { now } = await started(test)
      expect(now()).toMatchObject({ status: 'failed', parts: [], amount: undefined, obstacle: undefined })
      act(() => now().retry())
      await settle(test)
      expect(now()).toMatchObject({ status: 'ready', amount: '₱0.00' })
    },
  )

  it('of a site without it is not asked for once that is known', async () => {
    const test = await testLobby({ member: MEMBER, backend: { flags: { MANPLAYREB3: false, PLYRBT: false } } })
    const { now } = await started(test)
    expect(now()).toMatchObject({ isOff: true, hasReport: false })
  })

  it('is not asked for while nobody is logged in', async () => {
    const test = await testLobby()
    const { now } = await started(test)
    expect(now()).toMatchObject({ isOff: false, amount: undefined })
    expect(test.network.count('/wps/member/rebate')).toBe(0)
  })
})
