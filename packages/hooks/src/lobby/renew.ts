import type { Lobby } from '../core/lobby.ts'
import { renewSession } from '../core/session/renewSession.ts'

/** Renews the session; an agent then learns what is offered, with code that comes for agents alone (LOGIN-15). */
export const renew = (lobby: Lobby): Promise<void> =>
  renewSession(lobby, () => {
    import('../agents/contracts/dividendInfo.ts')
      .then(({ loadDividendInfo }) => loadDividendInfo(lobby))
      .catch(lobby.ports.report)
  })
