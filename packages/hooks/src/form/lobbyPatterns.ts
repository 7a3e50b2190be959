import { complain } from '../core/complaints/complain.ts'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'
import { cannotHang, compilePattern, INPUT_MAX_LENGTH, testPattern } from './pattern.rules.ts'
import type { PatternTester } from './patternTester.ts'

/** The tester for what is not tested at once; few sites have such a pattern, so its code comes with the first one. */
async function loadTester(lobby: Lobby): Promise<PatternTester> {
  const { createPatternTester, NO_WORKER } = await import('./patternTester.ts')
  const { patternWorker, clock, report } = lobby.ports
  return createPatternTester(patternWorker, clock, (error, context) =>
    patternWorker || context?.reason !== NO_WORKER ? report(error, context) : complain(lobby, { kind: 'patternWorker' }),
  )
}

/** The lobby's one tester of server patterns. Where its code does not come the value passes, and the backend decides. */
export const patternTester = /* @__PURE__ */ perLobby((lobby): PatternTester => {
  let loaded: Promise<PatternTester> | undefined
  return {
    test(pattern, value) {
      const isPlain = value.length <= INPUT_MAX_LENGTH && compilePattern(pattern) && cannotHang(pattern)
      if (isPlain) return testPattern(pattern, value)
      loaded ??= loadTester(lobby)
      return loaded.then(
        (tester) => tester.test(pattern, value),
        () => {
          loaded = undefined
          return 'unknown'
        },
      )
    },
  }
})
