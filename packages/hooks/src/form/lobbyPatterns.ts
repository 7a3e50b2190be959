import { perLobby } from '../core/perLobby.ts'
import { createPatternTester } from './patternTester.ts'

/** The lobby's one tester of server patterns. */
export const patternTester = perLobby(({ ports }) => createPatternTester(ports.patternWorker, ports.clock, ports.report))
