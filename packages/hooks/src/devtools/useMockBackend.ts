import { useCallback, useEffect, useState } from 'react'
import type { Lobby } from '../core/lobby.ts'
import { type MockState, readMock } from './mockBackend.ts'

/** The mock backend behind a lobby, and the way to change it. */
export interface MockBackendResult {
  /** Undefined until it answered, and where the backend is no mock. */
  mock: MockState | undefined
  /** What came of the last thing that was asked of it. */
  said: string
  /** Does something, says that it is `done` or what it came to, and reads anew what the backend is like. */
  act: (work: () => Promise<unknown>, done?: string) => Promise<void>
  refresh: () => Promise<void>
}

/** Reads the mock backend when the panel opens, and after everything that is asked of it. */
export function useMockBackend(lobby: Lobby): MockBackendResult {
  const [mock, setMock] = useState<MockState>()
  const [said, setSaid] = useState('')
  const refresh = useCallback(async () => setMock(await readMock(lobby)), [lobby])
  useEffect(() => {
    let isHere = true
    void readMock(lobby).then((found) => isHere && setMock(found))
    return () => {
      isHere = false
    }
  }, [lobby])
  const act = useCallback(
    async (work: () => Promise<unknown>, done?: string) => {
      try {
        const outcome = await work()
        setSaid(done ?? String(outcome))
      } catch (error) {
        setSaid(error instanceof Error ? error.message : 'It did not work')
      }
      await refresh()
    },
    [refresh],
  )
  return { mock, said, act, refresh }
}
