import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStartLottery } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

async function started(search: string) {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useStartLottery(search))
  await settle(test)
  return { test, result }
}

it.each(['Lott', 'ZY', 'Elott'])('LAUNCH-06 the lobby of the mode %s is launched in that mode', async (mode) => {
  const { test, result } = await started(`?prize_mode=${mode}`)
  expect(result.current).toMatchObject({ isLobby: true, status: 'ready', mode })
  await act(result.current.launch)
  expect(String(test.wentTo[0])).toContain(`prize_mode=${mode}&code=lobby`)
})

it('LAUNCH-06 LAUNCH-02 a lottery of a mode is launched in that mode and in the chosen way', async () => {
  const list = await started('?prize_mode=ZY')
  expect(list.result.current.playTypes.map(({ playType }) => playType)).toEqual(['trad', 'ent'])
  act(() => list.result.current.choosePlayType('ent'))
  act(() => list.result.current.choosePlayType('no such way'))
  expect(list.result.current.playType).toBe('ent')
  await act(list.result.current.launch)
  expect(String(list.test.wentTo[0])).toContain('playType=ent&prize_mode=ZY')
})

it('ROUTE-04 a code that no lottery has shows nothing', async () => {
  const { result } = await started('?code=nosuch&prize_mode=Lott')
  expect(result.current).toMatchObject({ isLobby: false, lottery: undefined, status: 'ready' })
})
