import { complain } from '../core/complaints/complain.ts'
import { perLobby } from '../core/perLobby.ts'
import { createPatternTester, NO_WORKER } from './patternTester.ts'

/** The lobby's one tester of server patterns. */
export const patternTester = /* @__PURE__ */ perLobby((lobby) => {
  const { patternWorker, clock, report } = lobby.ports
  return createPatternTester(patternWorker, clock, (error, context) =>
    patternWorker || context?.reason !== NO_WORKER ? report(error, context) : complain(lobby, { kind: 'patternWorker' }),
  )
})
