import { expect, it } from 'vitest'
import { useWalletWayIsOff, useWalletWays } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

it.each([
  [{}, ['deposit', 'withdraw']],
  [{ DEPOSIT: false }, ['withdraw']],
  [{ WITHDRAW: false }, ['deposit']],
  [{ DEPOSIT: false, WITHDRAW: false }, []],
])('under the flags %o the wallet leads to %o, and nowhere before they are known', async (flags, ways) => {
  const test = await testLobby({ member: 'maria88', backend: { flags } })
  const { result } = renderIn(test, useWalletWays)
  expect(result.current).toBeUndefined()
  await settle(test)
  expect(result.current).toEqual(ways)
})

it('MENU-02 a way is open until it is known that the merchant has switched it off', async () => {
  const test = await testLobby({ member: 'maria88', backend: { flags: { DEPOSIT: false } } })
  const { result } = renderIn(test, () => [useWalletWayIsOff('deposit'), useWalletWayIsOff('withdraw')])
  expect(result.current).toEqual([false, false])
  await settle(test)
  expect(result.current).toEqual([true, false])
})
