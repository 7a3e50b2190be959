import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGroupBanners } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const BANNERS = '/wps/announcement/banner'
const useGameBanners = () => useGroupBanners('m_game')

it('LIST-16 HOME-07 a list of games has the banners of its group, each by its image of sequence 1', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useGameBanners)
  await settle(test)
  expect(test.network.sent.filter(({ path }) => path === BANNERS).map(({ query }) => query)).toEqual([
    { groupName: 'm_game', merchantCode: 'lobbykit', language: 'EN' },
  ])
  expect(result.current.banners.map(({ images }) => images.map((place) => new URL(place).pathname))).toEqual([
    ['/art/banner/jackpot/game-1.svg'],
    ['/art/banner/fishing/game-2.svg'],
  ])
})

it('LIST-16 ERR-03 banners that did not come leave a retry', async () => {
  const test = await testLobby()
  test.backend.fault('listBanners', '500', 1)
  const { result } = renderIn(test, useGameBanners)
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', banners: [] })
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.banners).toHaveLength(2)
})
