import { act } from '@testing-library/react'
import { otherDevice, settle, type TestLobby } from './testLobby.tsx'

/** The session ends and that of another account begins, with all screens left as they are: below a login, or in a hidden page. */
export async function become(test: TestLobby, account: string): Promise<void> {
  const { sdk, state } = test.lobby
  act(() => {
    state.session = null
  })
  await settle(test)
  const { session } = await otherDevice(test.backend, account)
  act(() => {
    sdk.session.write(session)
    state.session = session
  })
  await settle(test)
}
