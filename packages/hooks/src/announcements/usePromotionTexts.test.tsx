import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePromotionTexts } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

async function promotions(search: string, fault?: 'drop') {
  const test = await testLobby()
  if (fault) test.backend.fault('listPromotionAnnouncements', fault)
  const { result } = renderIn(test, () => usePromotionTexts(search))
  await settle(test)
  return { test, result }
}

it('ROUTE-01 the promotions come with text, picture and day', async () => {
  const { result } = await promotions('')
  expect(result.current.promotions.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Weekend tournament', 'Responsible gaming', 'Deposit bonus of 100%']),
  )
  for (const { content, imageUrl, day } of result.current.promotions) {
    expect([content, imageUrl, day]).toEqual([
      expect.any(String),
      expect.any(String),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ])
  }
  expect(result.current).toMatchObject({ id: undefined, chosen: undefined, status: 'ready' })
})

it('ROUTE-05 the id of the address chooses one', async () => {
  const { result } = await promotions('?id=3898488')
  expect(result.current.chosen?.title).toBe('Responsible gaming')
})

it.each(['?id=999', '?id=__proto__', '?id=33%20', '?id=0033'])(
  'ROUTE-01 an id of nothing chooses nothing: %s',
  async (search) => {
    const { result } = await promotions(search)
    expect(result.current).toMatchObject({ status: 'ready', chosen: undefined })
    expect(result.current.id).toBeDefined()
  },
)

it('ROUTE-01 ERR-03 what did not come can be asked for again', async () => {
  const { test, result } = await promotions('?id=33', 'drop')
  expect(result.current).toMatchObject({ status: 'failed', promotions: [] })
  test.backend.clearFaults()
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.chosen?.title).toBe('Deposit bonus of 100%')
})
