import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNotices, useOpenLink, useSitePath } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

async function opened(link: unknown, popupsAllowed = true) {
  const test = await testLobby({ config: { linkHosts: ['help.example', '*.chat.example'] } })
  test.popups.allowed = popupsAllowed
  const { result } = renderIn(test, () => ({ open: useOpenLink(), notices: useNotices() }))
  act(() => result.current.open(link))
  await settle(test)
  const [notice] = result.current.notices
  return {
    wentTo: test.wentTo,
    windows: test.windows,
    notice: notice && 'id' in notice.message ? notice.message.id : undefined,
  }
}

it('HOME-06 a link of the site opens in place', async () => {
  expect(await opened('/m/activityDetail?id=33')).toEqual({
    wentTo: ['/m/activityDetail?id=33'],
    windows: [],
    notice: undefined,
  })
})

it('HOME-06 a link to a configured host opens in a window', async () => {
  const url = 'https://eu.chat.example/room?x=1'
  expect(await opened(url)).toEqual({ wentTo: [], windows: [url], notice: undefined })
})

it('HOME-06 a window the browser blocks is said', async () => {
  expect(await opened('https://help.example/', false)).toEqual({ wentTo: [], windows: [], notice: 'popup_blocked' })
})

it.each(['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 5, {}])(
  'LAUNCH-08 the link %j is refused, never opened',
  async (link) => {
    expect(await opened(link)).toEqual({ wentTo: [], windows: [], notice: 'link_refused' })
  },
)

it.each([undefined, ''])('HOME-06 a banner without a link (%j) does nothing', async (link) => {
  expect(await opened(link)).toEqual({ wentTo: [], windows: [], notice: undefined })
})

it('LAUNCH-08 a path that only looks like another host stays on this site', async () => {
  expect((await opened('/m/../../..//evil.example')).windows).toEqual(['http://localhost:3000//evil.example'])
})

it('HOME-06 a skin is told which links lead to a page of the site', async () => {
  const { result } = renderIn(await testLobby({ config: { linkHosts: ['help.example'] } }), useSitePath)
  const pathOf = result.current
  expect(pathOf('/m/activityDetail?id=33')).toBe('/m/activityDetail?id=33')
  expect(['https://help.example/m/home', '/news', 'javascript:alert(1)', undefined, 5].map(pathOf)).toEqual(
    Array(5).fill(undefined),
  )
})
