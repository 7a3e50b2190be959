import { act, type RenderHookResult, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Lobby, LobbyProvider } from '../index.ts'
import type { TestLobby } from './testLobby.ts'

/** What stands around the hooks of a lobby. */
export const inLobby =
  (lobby: Lobby) =>
  ({ children }: { children: ReactNode }) => <LobbyProvider lobby={lobby}>{children}</LobbyProvider>

/** Runs hooks in a component below the lobby's provider. */
export const renderIn = <Result,>({ lobby }: TestLobby, use: () => Result): RenderHookResult<Result, unknown> =>
  renderHook(use, { wrapper: inLobby(lobby) })

/** Turns of the event loop without anything under way: reading an answer takes some of them. */
const CALM_TURNS = 6
/** Turns after which a query that is still asked waits for time to pass, and not for code. */
const PATIENCE_TURNS = 300
/** Turns without a request or an answer after which those under way are taken for hanging: nothing but time ends them. */
const HANGING_TURNS = 1_000

/** Does it within `act` where React asks for that: under a runner that has global hooks, updates outside of it are complained of. */
const within = async (turn: () => Promise<void>): Promise<void> =>
  Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true ? await act(turn) : await turn()

/**
 * Lets everything that is under way come to rest: answers, queries, code that comes when needed, renders. Requests that are held
 * up, or that hang by a fault, stay so.
 */
export async function settle({ lobby, network, importsSettled }: TestLobby): Promise<void> {
  const { queryClient } = lobby
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
  let passed = ''
  for (let calm = 0, turns = 0, silent = 0; calm < CALM_TURNS; calm += 1, turns += 1, silent += 1) {
    await within(async () => {
      await importsSettled?.()
      await turn()
    })
    // Before a call goes out, what the client knows of it may have to come.
    const isAsked = turns < PATIENCE_TURNS && queryClient.isFetching() > 0
    const isMoved = queryClient.isMutating() > 0
    const passing = `${network.sent.length} ${network.busy}`
    if (passing !== passed) silent = 0
    passed = passing
    const isHanging = silent >= HANGING_TURNS
    if (!isHanging && (network.busy > 0 || (network.held === 0 && (isMoved || isAsked)))) calm = -1
  }
}

/** Time goes on, and what it sets off comes to rest. */
export async function pass(test: TestLobby, ms: number): Promise<void> {
  await settle(test)
  await within(async () => test.clock.pass(ms))
  await settle(test)
}
