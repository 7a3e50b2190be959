import { describe, expect, it } from 'vitest'
import { useHelp } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'
import { articleAt } from './help.rules.ts'

describe('MENU-06 the help centre', () => {
  it.each([
    ['', 0],
    ['?i=0', 0],
    ['?i=2', 2],
    ['?i=3', 0],
    ['?i=-1', 0],
    ['?i=1.5', 0],
    ['?i=NaN', 0],
    ['?i=%F0%9F%8E%B0', 0],
    ['?i=00002', 0],
    ['?i[]=1&i[]=2', 1],
  ])('opens by the address %s article %s of three', (search, place) => {
    expect(articleAt(search, 3)).toBe(place)
  })

  it('has one active title, asks as a mobile site, and a guest may read it', async () => {
    const test = await testLobby()
    const { result } = renderIn(test, () => useHelp('?i=1'))
    await settle(test)
    expect(result.current.topics.filter(({ isChosen }) => isChosen)).toEqual([
      { title: 'Withdrawal', path: '/m/help?i=1', isChosen: true },
    ])
    expect(result.current.article?.content).toContain('<ol>')
    expect(test.network.sent.at(-1)).toMatchObject({ query: { device: 'MOBILE', lang: 'EN', query: '' } })
  })

  it('without articles has none to show, and a failure can be tried again', async () => {
    const empty = await testLobby({ backend: { scenario: 'empty' } })
    const { result } = renderIn(empty, () => useHelp(''))
    await settle(empty)
    expect(result.current).toMatchObject({ status: 'ready', topics: [], article: undefined })
    const test = await testLobby()
    test.backend.fault('getHelpCenter', '500', 1)
    const failing = renderIn(test, () => useHelp(''))
    await settle(test)
    expect(failing.result.current.status).toBe('failed')
    failing.result.current.retry()
    await settle(test)
    expect(failing.result.current.topics).toHaveLength(8)
  })
})
