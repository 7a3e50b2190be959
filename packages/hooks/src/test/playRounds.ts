import type { MockBackend } from '@lobbykit/mock-server'
import { otherDevice } from './testLobby.tsx'

const SLOT = { vendor: 'JL', gameId: 'jl-1', nodeId: 1, supportPlay: true, showChoice: false, language: 'EN' } as const

/** A member plays rounds of a slot elsewhere, each for a stake in units of the currency. */
export async function playRounds(backend: MockBackend, account: string, stakes: readonly number[]) {
  const { sdk } = await otherDevice(backend, account)
  const { url } = await sdk.wps.GET('/wps/game/launchGame', { params: { query: SLOT } })
  for (const [place, stake] of stakes.entries()) {
    const body = JSON.stringify({ stake, key: `round-${place}` })
    const { ok } = await backend.handle(new Request(`${url}/round`, { method: 'POST', body }))
    if (!ok) throw new Error('The round was not played')
  }
}
