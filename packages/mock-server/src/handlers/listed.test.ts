import { describe, expect, it } from 'vitest'
import { createTester } from '../testKit.ts'

const page = { pageNo: 1, pageSize: 26, language: 'EN' }
const recentPage = { page: 1, pageSize: 25, language: 'EN', clientType: 2 }
const ids = (value: unknown) => (Array.isArray(value) ? value.map((game) => game.nodeId) : [])

describe('favourites', () => {
  it('LIST-10 a favourite is there once, newest first, and gone when removed', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    for (const nodeId of [3, 5, 3, 9]) {
      expect(await send('addFavourite', { token, body: { nodeId } })).toMatchObject({ success: true })
    }
    expect((await send('listFavouriteIds', { token })).value).toEqual([9, 5, 3])
    expect(ids((await send('listFavourites', { token, query: page })).at('content'))).toEqual([9, 5, 3])
    await send('removeFavourite', { token, body: { nodeId: 5 } })
    expect(await send('removeFavourite', { token, body: { nodeId: 5 } })).toMatchObject({ success: true })
    expect((await send('listFavouriteIds', { token })).value).toEqual([9, 3])
  })

  it('LIST-09 favourites belong to a member, are paged and filtered by type', async () => {
    const { send, logIn, backend } = createTester()
    const token = await logIn()
    for (let nodeId = 1; nodeId <= 30; nodeId += 1) await send('addFavourite', { token, body: { nodeId } })
    const first = await send('listFavourites', { token, query: page })
    const second = await send('listFavourites', { token, query: { ...page, pageNo: 2 } })
    expect(first.at('totalPages')).toBe(2)
    expect([...ids(first.at('content')), ...ids(second.at('content'))]).toEqual(Array.from({ length: 30 }, (_, n) => 30 - n))
    expect(ids((await send('listFavourites', { token, query: { ...page, gameType: 'LOTT' } })).at('content'))).toEqual([])
    expect((await send('listFavouriteIds', { token: await logIn('vip777', 'Vip777pass') })).value).toEqual([])
    expect(backend.violations).toEqual([])
  })

  it('an unknown game cannot become a favourite', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    expect(await send('addFavourite', { token, body: { nodeId: 999_999 } })).toMatchObject({ errorCode: 'game.not.found' })
  })
})

describe('recent games', () => {
  it('LIST-14 a game played again moves to the front', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    for (const nodeId of [1, 2, 3, 1]) await send('addRecent', { token, query: { nodeId } })
    const answer = await send('listRecents', { token, query: recentPage })
    expect(ids(answer.at('list'))).toEqual([1, 3, 2])
    expect(answer.at('totalPages')).toBe(1)
  })
})
