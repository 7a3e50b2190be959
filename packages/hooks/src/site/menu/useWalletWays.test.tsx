import { expect, it } from 'vitest'
import { useWalletWays } from '../../index.ts'
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
