import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAnnouncements, useMarquee } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const NOTICES = '/wps/announcement/notice'

async function list(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const { result } = renderIn(test, useAnnouncements)
  await settle(test)
  return { test, result }
}

it('HOME-02 the announcements come with their texts and days', async () => {
  const { result } = await list()
  expect(result.current.announcements.map(({ id }) => id)).toEqual([11, 12, 13, 14])
  expect(result.current.announcements[0]?.content).toContain('Friday 04:00')
  expect(result.current.announcements[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('APP-22 they are kept on the device and fetched only when absent', async () => {
  const { test } = await list()
  const next = await list({ beside: test })
  expect(next.test.network.count(NOTICES)).toBe(0)
  expect(next.result.current.announcements).toHaveLength(4)
})

it('APP-22 what is kept counts as absent once home announces something new', async () => {
  const { test } = await list()
  const next = await testLobby({ beside: test })
  next.network.alter('/wps/announcement', (value) => ({ ...value, PL: [{ id: 99, title: 'News' }] }))
  renderIn(next, useMarquee)
  await settle(next)
  renderIn(next, useAnnouncements)
  await settle(next)
  expect(next.network.count(NOTICES)).toBe(1)
})

it('ERR-03 announcements that did not come leave a retry', async () => {
  const test = await testLobby()
  test.backend.fault('listNotices', '500', 1)
  const { result } = renderIn(test, useAnnouncements)
  await settle(test)
  expect(result.current.status).toBe('failed')
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.announcements).toHaveLength(4)
})

it('HOME-02 with nothing announced the list is empty', async () => {
  expect((await list({ backend: { scenario: 'empty' } })).result.current.announcements).toEqual([])
})
