import type { TestLobby } from './testLobby.tsx'

/** A deposit arrives for who is here, and has to be played before money may leave; the amount in units of the currency. */
export async function owe({ lobby, backend }: TestLobby, amount: number): Promise<void> {
  const body = { channelId: 'bdo', amount }
  const { orderId } = await lobby.sdk.wps.POST('/wps/relay/deposit/manual', { params: { query: { language: 'EN' } }, body })
  backend.endOrder(orderId, true)
}
