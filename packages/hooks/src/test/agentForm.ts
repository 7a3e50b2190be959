import { act } from '@testing-library/react'
import { settle, type TestLobby, testLobby } from './testLobby.tsx'

/** A lobby of an agent, with some members below. */
export const agent = () => testLobby({ member: 'agent01', backend: { crowd: 5 } })

/** Types into a field of an agent's form. */
export async function type(
  test: TestLobby,
  field: { onChange: (event: { target: { value: string } }) => void } | undefined,
  value: string,
) {
  act(() => field?.onChange({ target: { value } }))
  await settle(test)
}
