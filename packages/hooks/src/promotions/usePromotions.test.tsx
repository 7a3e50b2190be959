import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePromotion, usePromotionPart, usePromotions, useUnclaimed } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

interface Setting {
  member?: string
  fault?: readonly [Parameters<Awaited<ReturnType<typeof testLobby>>['backend']['fault']>[0], 'drop' | '500']
}

async function at(search: string, { member, fault }: Setting = {}) {
  const test = await testLobby(member === undefined ? {} : { member })
  if (fault) test.backend.fault(...fault)
  const { result } = renderIn(test, () => ({ all: usePromotions(search), one: usePromotion(search) }))
  await settle(test)
  return { test, all: () => result.current.all, one: () => result.current.one }
}

it('ROUTE-01 the promotions come with text, picture and day, and a guest is told of no status', async () => {
  const { test, all } = await at('')
  expect(all()).toMatchObject({ id: undefined, status: 'ready' })
  expect(all().promotions.length).toBeGreaterThan(4)
  for (const { content, imageUrl, day, status } of all().promotions) {
    expect([content, imageUrl, status]).toEqual([expect.any(String), expect.any(String), undefined])
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  expect(all().promotions[0]?.path).toBe(`/m/activityDetail?id=${all().promotions[0]?.id}`)
  expect(test.network.count('/wps/promotion')).toBe(0)
})

it('MEM-09 a member sees with each where they stand', async () => {
  const { all } = await at('', { member: 'maria88' })
  const status = (id: number) => all().promotions.find((each) => each.id === id)?.status
  expect([603, 604, 601, 3898488].map(status)).toEqual(['soon', 'close', undefined, undefined])
})

it('MEM-09 the badge follows what the list of promotions shows', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useUnclaimed)
  await settle(test)
  expect(result.current.badge).toBe('2')
  test.backend.decidePromotion('maria88', 704, { status: 'issued', cents: 5_000 })
  renderIn(test, () => usePromotions(''))
  await settle(test)
  expect(result.current.badge).toBe('3')
})

it('MEM-09 the texts stay where the member’s part does not come', async () => {
  const { all } = await at('', { member: 'maria88', fault: ['listPromotions', '500'] })
  expect(all().status).toBe('ready')
  expect(all().promotions.map(({ status }) => status)).toEqual(all().promotions.map(() => undefined))
})

it('ROUTE-01 the address names a category, and each category has its address', async () => {
  const { all } = await at('?category=Deposit')
  expect(all().categories).toEqual([
    { name: undefined, path: '/m/activity', isChosen: false },
    { name: 'Play', path: '/m/activity?category=Play', isChosen: false },
    { name: 'Gifts', path: '/m/activity?category=Gifts', isChosen: false },
    { name: 'Deposit', path: '/m/activity?category=Deposit', isChosen: true },
    { name: 'Good to know', path: '/m/activity?category=Good+to+know', isChosen: false },
  ])
  expect(all().promotions.map(({ title }) => title)).toEqual(['Deposit bonus of 100%'])
})

it('ROUTE-01 a category of nothing shows all', async () => {
  const { all } = await at('?category=__proto__')
  expect(all().categories.filter(({ isChosen }) => isChosen)).toMatchObject([{ name: undefined }])
  expect(all().promotions.length).toBeGreaterThan(4)
})

it('ROUTE-05 the id of the address chooses one', async () => {
  const { one } = await at('?id=3898488')
  expect(one()).toMatchObject({ status: 'ready', logIn: undefined, partId: undefined, text: { title: 'Responsible gaming' } })
})

it('MEM-09 a guest is led to the login and back to a promotion in which members take part, and to no other', async () => {
  const { test, one } = await at('?id=601')
  act(() => one().logIn?.())
  expect(test.wentTo).toEqual(['/m/login'])
  expect(test.lobby.state.afterLogin).toEqual({ path: '/m/activity?id=601' })
  for (const id of ['604', '3898488']) expect((await at(`?id=${id}`)).one().logIn).toBeUndefined()
})

it('MEM-09 LOGIN-13 a guest at a gift, or whose session has ended there, is led to the login and back to it', async () => {
  const { test, one } = await at('?id=701')
  expect(one()).toMatchObject({ status: 'ready', text: undefined })
  act(() => one().logIn?.())
  expect(test.wentTo).toEqual(['/m/login'])
  expect(test.lobby.state.afterLogin).toEqual({ path: '/m/activity?id=701' })

  const own = await at('?id=701', { member: 'maria88' })
  expect(own.one().logIn).toBeUndefined()
  own.test.backend.endSessions('maria88')
  act(() => own.one().retry())
  await settle(own.test)
  act(() => own.one().logIn?.())
  expect(own.test.lobby.state.afterLogin).toEqual({ path: '/m/activity?id=701' })
})

it('a guest is led to no login while nobody knows whether there is a promotion', async () => {
  const { one } = await at('?id=701', { fault: ['listPromotionAnnouncements', 'drop'] })
  expect(one()).toMatchObject({ status: 'failed', logIn: undefined })
})

it('MEM-09 a member may have a part in a promotion', async () => {
  const { one } = await at('?id=601', { member: 'maria88' })
  expect(one().text).toMatchObject({ title: 'Play 1,000, get 50', day: expect.any(String) })
  expect(one()).toMatchObject({ partId: 601, logIn: undefined })
})

it('MEM-09 ERR-03 the part of a member in a promotion has its place while it does not come, and comes when it is asked for again', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getPromotion', '500')
  const { result } = renderIn(test, () => {
    const one = usePromotion('?id=601')
    return { one, part: usePromotionPart(one.partId ?? 0) }
  })
  await settle(test)
  expect(result.current.one).toMatchObject({ status: 'ready', text: { title: 'Play 1,000, get 50' }, partId: 601 })
  expect(result.current.part).toMatchObject({ status: 'failed', promotion: undefined })
  test.backend.clearFaults()
  act(result.current.part.retry)
  await settle(test)
  expect(result.current.part.promotion?.canApply).toBe(true)
})

it('MEM-09 a gift to the member has its own text; one that is only a text has no part', async () => {
  const gift = await at('?id=701', { member: 'maria88' })
  expect(gift.one().text).toMatchObject({ title: 'Welcome bonus', content: expect.stringContaining('₱100') })
  expect(gift.one().partId).toBe(701)
  const text = await at('?id=3898488', { member: 'maria88' })
  expect(text.one()).toMatchObject({ status: 'ready', partId: undefined, text: { title: 'Responsible gaming' } })
})

it.each(['?id=999', '?id=__proto__', '?id=33%20', '?id=0033', '?id=1e3', '?id=-33', `?id=${'9'.repeat(40)}`])(
  'ROUTE-01 an id of nothing is nothing, for a guest and for a member: %s',
  async (search) => {
    for (const setting of [{}, { member: 'maria88' }]) {
      const { one, all } = await at(search, setting)
      expect(one()).toMatchObject({ status: 'ready', text: undefined, partId: undefined })
      expect(all().id).toBeDefined()
    }
  },
)

it('ROUTE-01 ERR-03 what did not come can be asked for again', async () => {
  const { test, one, all } = await at('?id=33', { fault: ['listPromotionAnnouncements', 'drop'] })
  expect(all()).toMatchObject({ status: 'failed', promotions: [] })
  expect(one().status).toBe('failed')
  test.backend.clearFaults()
  act(() => one().retry())
  await settle(test)
  expect(one().text?.title).toBe('Deposit bonus of 100%')
})

it('MEM-09 ERR-03 a gift that did not come can be asked for again', async () => {
  const { test, one } = await at('?id=701', { member: 'maria88', fault: ['getPromotion', '500'] })
  expect(one().status).toBe('failed')
  test.backend.clearFaults()
  act(() => one().retry())
  await settle(test)
  expect(one().text?.title).toBe('Welcome bonus')
})
