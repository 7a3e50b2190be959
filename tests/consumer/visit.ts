import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { createSdk, hybridBodyCipher } from '@lobbykit/sdk'

/** Where a launched game opens. */
export const LAUNCHED = /^http:\/\/[^/]+\/play\/\w+$/

const MERCHANT = 'lobbykit'

/** Logs in, lists and launches as a project does that installed the packages. Returns where the game opens. */
export async function visit(baseUrl: string): Promise<string> {
  const sdk = createSdk({ baseUrl, merchantCode: MERCHANT, bodyCipher: hybridBodyCipher(developmentPublicKey) })
  const login = { type: 'username', username: 'maria88', password: 'Maria88pass' } as const
  sdk.session.start(await sdk.wps.POST('/wps/session/login', { body: login }))
  const page = {
    platform: 'html5',
    clientType: 2,
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 26,
    language: 'EN',
  } as const
  const { games } = await sdk.wps.GET('/wps/game/list', { params: { query: page } })
  const game = games.find(({ nodeId }) => nodeId === 1)
  if (!game?.gameId) throw new Error(`${games.length} games, and not the one to launch`)
  const query = {
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId: game.nodeId,
    supportPlay: true,
    showChoice: false,
    language: 'EN',
  } as const
  const { url } = await sdk.wps.GET('/wps/game/launchGame', { params: { query } })
  return url ?? ''
}

/** Expects a visit to end where a launched game opens. */
export function expectGame(url: string, where: string) {
  if (!LAUNCHED.test(url)) throw new Error(`${where}: launched at "${url}"`)
}
