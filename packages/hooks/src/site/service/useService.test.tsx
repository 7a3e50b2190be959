import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePanel, useService } from '../../index.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const SERVICE = '/wps/system/customerService'
const useDesk = () => ({ service: useService(), panel: usePanel('service') })

async function desk(change?: (value: Record<string, unknown>) => unknown, hosts: readonly string[] = ['*.mock.example']) {
  const test = await testLobby({ config: { linkHosts: hosts } })
  if (change) test.network.alter(SERVICE, change)
  const { result } = renderIn(test, useDesk)
  await settle(test)
  const open = async (of: TestLobby, channel: string, line?: number) => {
    const found = result.current.service.channels.find((each) => each.channel === channel)
    if (found) await act(async () => void (await result.current.service.open(found, line)))
    await settle(of)
  }
  return { test, result, open }
}

it('MENU-04 the list of channels opens and closes', async () => {
  const { test, result } = await desk()
  expect(result.current.panel.isOpen).toBe(false)
  act(() => result.current.panel.open())
  await settle(test)
  expect(result.current.panel.isOpen).toBe(true)
  act(() => result.current.panel.close())
  await settle(test)
  expect(result.current.panel.isOpen).toBe(false)
  expect(result.current.service.channels.map(({ channel }) => channel)).toEqual(['LIVECHAT', 'FACEBOOK', 'TELEGRAM'])
})

it('MENU-04 each channel opens its own window, the second line its second address', async () => {
  const { test, open } = await desk()
  await open(test, 'FACEBOOK')
  await open(test, 'TELEGRAM', 1)
  await open(test, 'LIVECHAT', 1)
  expect(test.windows).toEqual([
    'https://social.mock.example/lobbykit',
    'https://telegram.mock.example/lobbykit2',
    'https://chat2.mock.example/',
  ])
})

it('MENU-05 the live chat opens the decrypted service link', async () => {
  const { test, open } = await desk()
  await open(test, 'LIVECHAT')
  expect(test.windows).toEqual(['https://chat.mock.example/lobbykit?channel=web'])
})

it('MENU-05 without a service link the live chat opens its own address', async () => {
  const { test, open } = await desk(({ serviceLink: _, ...value }) => value)
  await open(test, 'LIVECHAT')
  expect(test.windows).toEqual(['https://chat.mock.example/'])
})

it('MENU-04 channels whose hosts nobody allowed are not offered', async () => {
  const { result } = await desk(undefined, ['chat.mock.example'])
  expect(result.current.service.channels.map(({ channel }) => channel)).toEqual(['LIVECHAT'])
})

it('ERR-03 channels that did not come leave a retry', async () => {
  const test = await testLobby({ config: { linkHosts: ['*.mock.example'] } })
  test.backend.fault('getCustomerService', 'garbled', 1)
  const { result } = renderIn(test, useService)
  await settle(test)
  expect(result.current.channels).toEqual([])
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.channels).toHaveLength(3)
})
