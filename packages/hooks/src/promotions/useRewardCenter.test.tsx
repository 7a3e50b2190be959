import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TOAST_SHORT_MS } from '../core/notices/notices.rules.ts'
import { textOf, useNotices, usePromotionPart, useRewardCenter, useUnclaimed } from '../index.ts'
import en from '../messages/en.json'
import { become } from '../test/become.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const said = (message: Parameters<typeof textOf>[0] | undefined) => message && textOf(message, en)

async function center(member = 'maria88', options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ member, ...options })
  const { result } = renderIn(test, () => ({ rewards: useRewardCenter(), unclaimed: useUnclaimed(), notices: useNotices() }))
  await settle(test)
  return {
    test,
    now: () => result.current,
    titles: (group: 'toClaim' | 'underWay' | 'past') => result.current.rewards.groups[group].map(({ title }) => title),
    notices: () => result.current.notices.map(({ message }) => said(message)),
    async take(index = 0, taps = 1) {
      const promotion = result.current.rewards.groups.toClaim[index]
      if (!promotion) throw new Error('nothing to claim')
      act(() => {
        for (let tap = 0; tap < taps; tap += 1) void result.current.rewards.take(promotion)
      })
      await settle(test)
    },
  }
}

it('why a claim was refused is said to its member, and to no other one who comes', async () => {
  const { test, now, take } = await center()
  test.backend.fault('claimPromotion', 'promotion.over', 1)
  await take()
  expect(now().rewards.claim.refusal).toBeDefined()
  await become(test, 'maria88')
  expect(now().rewards.claim.refusal).toBeDefined()
  await become(test, 'vip777')
  expect(now().rewards.claim.refusal).toBeUndefined()
})

const balance = ({ backend }: TestLobby) => backend.member('maria88')?.balanceCents

describe('MEM-09 the reward centre', () => {
  it('shows what is to be claimed, what is under way and what is over', async () => {
    const { titles } = await center()
    expect(titles('toClaim')).toEqual(['Welcome bonus', 'Weekend reload'])
    expect(titles('underWay')).toEqual(['Cashback of the month'])
    expect(titles('past')).toEqual(['Birthday gift'])
  })

  it('names days in words', async () => {
    const { now } = await center()
    const days = Object.values(now().rewards.groups).flatMap((each) => each.flatMap(({ term }) => term?.day ?? []))
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 2\d{3}$/)
  })

  it('APP-12 offers nothing to who plays on trial, counts nothing, and says why', async () => {
    const { test, now } = await center('trial01')
    expect(said(now().rewards.claim.closed)).toBe('Please login an actual account to use this function')
    expect(now()).toMatchObject({
      rewards: { status: 'ready', groups: { toClaim: [], underWay: [], past: [] } },
      unclaimed: { count: 0, badge: undefined },
    })
    const asked = test.backend.calls.map(({ operationId }) => operationId)
    expect(asked).not.toContain('listPromotions')
    expect(asked).not.toContain('listAvailablePromotions')
    expect((await center()).now().rewards.claim.closed).toBeUndefined()
  })

  it('BAL-05 a bonus is claimed once however often it is tapped; it moves to the past and the badge follows', async () => {
    const { test, take, now, titles, notices } = await center()
    expect(now().unclaimed.badge).toBe('2')
    const before = balance(test) ?? 0
    await take(0, 3)
    expect(balance(test)).toBe(before + 10_000)
    expect(titles('toClaim')).toEqual(['Weekend reload'])
    expect(titles('past')).toContain('Welcome bonus')
    expect(now().unclaimed.badge).toBe('1')
    await pass(test, TOAST_SHORT_MS - 500)
    expect(notices()).toEqual(['₱100.00 is in your wallet'])
    await pass(test, 500)
    expect(notices()).toEqual([])
    expect(now().rewards.claim).toMatchObject({ status: 'idle', refusal: undefined })
  })

  it('the bonus that is claimed is busy meanwhile, and every other one has to wait', async () => {
    const { test, now } = await center()
    const standings = () => now().rewards.groups.toClaim.map(({ isBusy, isBlocked }) => ({ isBusy, isBlocked }))
    const free = { isBusy: false, isBlocked: false }
    expect(standings()).toEqual([free, free])
    const [bonus] = now().rewards.groups.toClaim
    const release = test.network.hold(`/wps/promotion/${bonus?.id}/claim`)
    act(() => void (bonus && now().rewards.take(bonus)))
    await settle(test)
    expect(standings()).toEqual([
      { isBusy: true, isBlocked: false },
      { isBusy: false, isBlocked: true },
    ])
    release()
    await settle(test)
    expect(standings()).toEqual([free])
  })

  it('BAL-05 a bonus that is tapped again before the list is here without it is claimed once, and is not said to be refused', async () => {
    const { test, take, now, titles, notices } = await center()
    const release = test.network.hold('/wps/promotion')
    await take()
    expect(titles('toClaim')).toEqual(['Welcome bonus', 'Weekend reload'])
    expect(now().rewards.groups.toClaim).toMatchObject([
      { isBusy: true, isBlocked: false },
      { isBusy: false, isBlocked: false },
    ])
    await take()
    expect(notices()).toEqual(['₱100.00 is in your wallet'])
    expect(now().rewards.claim.refusal).toBeUndefined()
    expect(test.network.count('/wps/promotion/701/claim')).toBe(1)
    release()
    await settle(test)
    expect(now().rewards.groups.toClaim).toMatchObject([{ title: 'Weekend reload', isBusy: false, isBlocked: false }])
  })

  it('BAL-05 a bonus whose answer was lost is not claimed again before the list is here without it', async () => {
    const { test, take, now } = await center()
    const release = test.network.hold('/wps/promotion')
    test.backend.fault('claimPromotion', 'lost', 1)
    await take()
    await take()
    expect(now().rewards.claim).toMatchObject({ found: { outcome: 'done', what: 'Welcome bonus' }, refusal: undefined })
    expect(test.network.count('/wps/promotion/701/claim')).toBe(1)
    release()
    await settle(test)
    expect(now().rewards.groups.toClaim).toMatchObject([{ title: 'Weekend reload', isBusy: false, isBlocked: false }])
  })

  it('BAL-05 a bonus whose answer was lost is in the wallet once, and that is said', async () => {
    const { test, take, now } = await center()
    const before = balance(test) ?? 0
    test.backend.fault('claimPromotion', 'lost', 1)
    await take()
    expect(now().rewards.claim.found).toEqual({ outcome: 'done', what: 'Welcome bonus' })
    expect(balance(test)).toBe(before + 10_000)
    act(() => now().rewards.claim.dismiss())
    await settle(test)
    expect(now().rewards.claim.found).toBeUndefined()
  })

  it('BAL-05 while nobody knows what came of a claim, that is said and nothing else is claimed', async () => {
    const { test, take, now } = await center()
    test.backend.fault('claimPromotion', 'lost', 1)
    test.backend.fault('closeIntention', '500')
    await take()
    expect(now().rewards.claim).toMatchObject({ status: 'unknown', what: 'Welcome bonus' })
    expect(now().rewards.groups.toClaim.map(({ isBusy, isBlocked }) => [isBusy, isBlocked])).toContainEqual([false, true])
    expect(now().rewards.groups.toClaim.some(({ isBlocked }) => !isBlocked)).toBe(false)
    await take(0)
    expect(test.backend.calls.filter(({ operationId }) => operationId === 'claimPromotion')).toHaveLength(1)
    test.backend.clearFaults()
    act(() => now().rewards.claim.check())
    await settle(test)
    expect(now().rewards.claim).toMatchObject({ status: 'idle', found: { outcome: 'done' } })
  })

  it('BAL-05 where the backend takes no keys, another bonus that came meanwhile is not the one whose claim never arrived', async () => {
    const { test, take, now } = await center('maria88', { config: { headers: { intention: '' } } })
    test.backend.fault('claimPromotion', 'drop', 1)
    await take(0)
    expect(now().rewards.claim).toMatchObject({ status: 'unknown', what: 'Welcome bonus' })
    const other = await testLobby({ member: 'maria88', beside: test })
    await other.lobby.sdk.wps.POST('/wps/promotion/{id}/claim', {
      params: { path: { id: 702 } },
      intention: 'elsewhere-0123456789',
    })
    act(() => now().rewards.claim.check())
    await settle(test)
    expect(now().rewards.claim).toMatchObject({ status: 'unknown', found: undefined })
    await pass(test, 300_000)
    expect(now().rewards.claim).toMatchObject({ status: 'idle', found: { outcome: 'none', what: 'Welcome bonus' } })
    await take(0)
    expect(now().rewards.claim).toMatchObject({ status: 'idle', refusal: undefined })
    expect(now().rewards.groups.past.map(({ title }) => title)).toContain('Welcome bonus')
  })

  it('the badge follows what an operator decides once the promotions show it, and is asked for no more than that', async () => {
    const { test, now } = await center()
    const asked = () => test.network.count('/wps/promotion/available')
    test.backend.decidePromotion('maria88', 704, { status: 'issued', cents: 5_000 })
    for (const _ of [1, 2]) {
      act(() => now().rewards.retry())
      await settle(test)
      expect([now().unclaimed.badge, asked()]).toEqual(['3', 2])
    }
  })

  it('a promotion that was claimed elsewhere meanwhile says so, and moves to the past', async () => {
    const { test, take, now, titles } = await center()
    const before = balance(test)
    const other = await testLobby({ member: 'maria88', beside: test })
    await other.lobby.sdk.wps.POST('/wps/promotion/{id}/claim', {
      params: { path: { id: 701 } },
      intention: 'elsewhere-0123456789',
    })
    await take()
    expect(said(now().rewards.claim.refusal)).toBe('This has been claimed already')
    expect(balance(test)).toBe((before ?? 0) + 10_000)
    expect(titles('past')).toContain('Welcome bonus')
    expect(titles('toClaim')).toEqual(['Weekend reload'])
  })
})

describe('MEM-09 the part of a member in a promotion', () => {
  async function page(id: number, member = 'maria88') {
    const test = await testLobby({ member })
    const { result, unmount } = renderIn(test, () => ({
      part: usePromotionPart(id),
      unclaimed: useUnclaimed(),
      notices: useNotices(),
    }))
    await settle(test)
    return {
      test,
      now: () => result.current,
      unmount,
      async submit(taps = 1) {
        act(() => {
          for (let tap = 0; tap < taps; tap += 1) void result.current.part.apply.submit()
        })
        await settle(test)
      },
    }
  }

  it('stands as the backend says', async () => {
    const { now } = await page(601)
    expect(now().part.promotion).toMatchObject({ canApply: true, bonus: '₱50.00', need: { kind: 'stake', percent: 0 } })
  })

  it('MEM-11 an application is sent once with what it says, and waits for the operator', async () => {
    const { test, now, submit } = await page(602)
    act(() => now().part.apply.setComment(` ${'x'.repeat(200)}`))
    expect(now().part.apply.left).toBe(0)
    await submit(3)
    expect(test.backend.calls.filter(({ operationId }) => operationId === 'applyForPromotion')).toHaveLength(1)
    expect(now().part.promotion).toMatchObject({ status: 'applying', canApply: false, comment: 'x'.repeat(139) })
    expect(now().notices.map(({ message }) => said(message))).toEqual(['You take part'])
  })

  it('one for which something is to be done begins at once', async () => {
    const { now, submit } = await page(33)
    await submit()
    expect(now().part.promotion).toMatchObject({ status: 'process', need: { kind: 'deposit', percent: 0 } })
  })

  it('an application whose answer was lost stands there all the same', async () => {
    const { test, now, submit } = await page(601)
    test.backend.fault('applyForPromotion', 'lost', 1)
    await submit()
    expect(said(now().part.apply.refusal)).toBeDefined()
    expect(now().part.promotion?.status).toBe('process')
  })

  it('given another promotion, has nothing that was typed or refused for the one before, which finds its words again', async () => {
    const test = await testLobby({ member: 'maria88' })
    let id = 602
    const { result, rerender } = renderIn(test, () => usePromotionPart(id))
    await settle(test)
    const turnTo = async (to: number) => {
      id = to
      rerender()
      await settle(test)
      return [result.current.apply.comment, said(result.current.apply.refusal)]
    }
    act(() => result.current.apply.setComment('Level 30 since May'))
    test.backend.fault('applyForPromotion', 'drop', 1)
    act(() => void result.current.apply.submit())
    await settle(test)
    expect(result.current.apply.refusal).toBeDefined()
    expect(await turnTo(601)).toEqual(['', undefined])
    expect(await turnTo(602)).toEqual(['Level 30 since May', undefined])
  })

  it('who has left an application before it failed is told where they are that it may not have been made', async () => {
    const { test, submit, unmount } = await page(601)
    test.backend.fault('applyForPromotion', 'drop', 1)
    const release = test.network.hold('/wps/promotion/601/apply')
    await submit()
    unmount()
    act(release)
    await settle(test)
    expect(test.lobby.state.notices).toMatchObject([{ kind: 'fail', message: { id: 'change_unsaved' } }])
  })

  it.each([
    [603, 'This promotion has not begun yet'],
    [604, 'This promotion is over'],
    [701, 'You have applied for this already'],
    [999, 'This promotion is over'],
  ])('what the backend refuses is said: %i', async (id, text) => {
    const { now, submit } = await page(id)
    await submit()
    expect(said(now().part.apply.refusal)).toBe(text)
  })

  it('the badge follows the promotion of the page', async () => {
    const { test, now } = await page(704)
    test.backend.decidePromotion('maria88', 704, { status: 'issued', cents: 5_000 })
    act(() => now().part.retry())
    await settle(test)
    expect(now()).toMatchObject({ part: { promotion: { status: 'issued' } }, unclaimed: { badge: '3' } })
  })

  it('a trial member is told that an account is needed, and has no part in it', async () => {
    const { test, now } = await page(601, 'trial01')
    expect(said(now().part.claim.closed)).toBe('Please login an actual account to use this function')
    expect(now()).toMatchObject({ part: { promotion: undefined, status: 'ready' }, unclaimed: { count: 0, badge: undefined } })
    expect(test.backend.calls.filter(({ operationId }) => operationId === 'getPromotion')).toEqual([])
  })

  it('BAL-05 its bonus is claimed once', async () => {
    const { test, now } = await page(701)
    const before = balance(test) ?? 0
    act(() => {
      void now().part.claim.start()
      void now().part.claim.start()
    })
    await settle(test)
    expect(balance(test)).toBe(before + 10_000)
    expect(now().part.promotion?.status).toBe('claimed')
  })
})
