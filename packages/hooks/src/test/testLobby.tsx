import { vi } from 'vitest'
import { isConfigurationError } from '../index.ts'
import { testLobby as bareLobby, type TestLobby, type TestLobbyOptions } from '../testing/index.ts'

export * from '../testing/index.ts'

/** A lobby of its own as every skin may test with, in a runner that knows when code that comes later is here. */
export const testLobby = (options: TestLobbyOptions = {}): Promise<TestLobby> =>
  bareLobby({ importsSettled: () => vi.dynamicImportSettled(), ...options })

/** What was reported beside what the configuration of a test leaves out, such as providers of accounts. */
export const reportsOf = ({ reports }: TestLobby): unknown[] => reports.filter((error) => !isConfigurationError(error))
