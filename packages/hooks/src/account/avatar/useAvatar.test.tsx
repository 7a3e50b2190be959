import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { textOf, useAvatar, useMember, useSecurityCenter } from '../../index.ts'
import en from '../../messages/en.json'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

it('MEM-07 one of the pictures is chosen, once, and the member is shown by it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const member = renderIn(test, useMember)
  const onSaved = vi.fn()
  const { result } = renderIn(test, () => useAvatar(onSaved))
  await settle(test)
  expect(result.current.icons).toHaveLength(12)
  expect(result.current.chosen).toBeUndefined()
  const icon = result.current.icons[3]?.icon ?? ''
  act(() => {
    void result.current.choose(icon)
    void result.current.choose(icon)
  })
  await settle(test)
  expect(test.backend.calls.filter(({ operationId }) => operationId === 'setIcon')).toMatchObject([{ module: 'PROFPIC3' }])
  expect(result.current.chosen).toBe(icon)
  expect(member.result.current.info?.icon).toContain(icon)
  expect(onSaved).toHaveBeenCalledOnce()
})

it('MEM-07 a choice that is not saved is taken back, and why is said', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useAvatar(() => {}))
  await settle(test)
  test.backend.fault('setIcon', 'drop', 1)
  act(() => void result.current.choose(result.current.icons[0]?.icon ?? ''))
  await settle(test)
  expect(result.current.chosen).toBeUndefined()
  expect(textOf(result.current.choiceRefusal ?? { text: '' }, en)).toBe(en.network_failed)
})

it('MEM-07 a picture that was saved though its answer was lost shows, and is said to be saved', async () => {
  const test = await testLobby({ member: 'maria88' })
  const member = renderIn(test, useMember)
  const center = renderIn(test, () => useSecurityCenter(''))
  const onSaved = vi.fn()
  const { result } = renderIn(test, () => useAvatar(onSaved))
  await settle(test)
  const icon = result.current.icons[3]?.icon ?? ''
  test.network.lose('/wps/member/info/icon')
  act(() => void result.current.choose(icon))
  await settle(test)
  expect(result.current.choiceRefusal).toBeUndefined()
  expect(member.result.current.info?.icon).toContain(icon)
  expect(center.result.current.items.find(({ id }) => id === 'avatar')?.isSet).toBe(true)
  expect(test.lobby.state.notices).toMatchObject([{ kind: 'success', message: { id: 'change_saved' } }])
  expect(onSaved).toHaveBeenCalledOnce()
})

it('MEM-07 a choice that was left before it was saved closes nothing of what is open then', async () => {
  const test = await testLobby({ member: 'maria88' })
  const onSaved = vi.fn()
  const { result, unmount } = renderIn(test, () => useAvatar(onSaved))
  await settle(test)
  const release = test.network.hold('/wps/member/info/icon')
  act(() => void result.current.choose(result.current.icons[3]?.icon ?? ''))
  await settle(test)
  unmount()
  act(release)
  await settle(test)
  expect(test.backend.calls.map(({ operationId }) => operationId)).toContain('setIcon')
  expect(onSaved).not.toHaveBeenCalled()
})

it('MEM-07 who has left a choice before it failed is told where they are that it may not be saved', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result, unmount } = renderIn(test, () => useAvatar(() => {}))
  await settle(test)
  test.backend.fault('setIcon', 'drop', 1)
  const release = test.network.hold('/wps/member/info/icon')
  act(() => void result.current.choose(result.current.icons[3]?.icon ?? ''))
  await settle(test)
  unmount()
  act(release)
  await settle(test)
  expect(test.lobby.state.notices).toMatchObject([{ kind: 'fail', message: { id: 'change_unsaved' } }])
})
