import type { Lobby } from '../core/createLobby.ts'
import { createPatternTester } from './patternTester.ts'

/** The lobby's one tester of server patterns: `lobby.part(patternTester)`. */
export const patternTester = ({ ports }: Lobby) => createPatternTester(ports.patternWorker, ports.clock, ports.report)
