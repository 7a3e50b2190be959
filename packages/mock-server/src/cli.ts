#!/usr/bin/env node
import { rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dialled } from './domain/smsCodes.ts'
import { serveMock } from './http.ts'
import { originOf } from './origins.ts'
import { isScenarioName, scenarioNames } from './scenarios/scenarios.ts'
import { defaultStateFile } from './stateFile.ts'
import type { MadeCode } from './world.ts'

const USAGE = `lobbykit-mock-server [--port 4010] [--host 127.0.0.1] [--origin http://localhost:5173]…
  [--state .lobbykit/mock.json] [--reset] [--seed 1] [--games 1200]
  [--scenario ${scenarioNames.join(' | ')}]`

const HIGHEST_PORT = 65_535

const fail = (message: string): never => {
  console.error(`${message}\n${USAGE}`)
  process.exit(1)
}
function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string', multiple: true, default: [] },
        state: { type: 'string' },
        reset: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        games: { type: 'string', default: '1200' },
        scenario: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
const values = readArguments()

const number = (name: string, text: string, most = Number.MAX_SAFE_INTEGER) => {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  return fail(`--${name} must be a number${most < Number.MAX_SAFE_INTEGER ? ` from 0 to ${most}` : ''}`)
}

/** Why a server cannot listen, as the code of the system says it; undefined for a failure of another kind. */
function whyNotListening(code: unknown): string | undefined {
  if (code === 'EADDRINUSE') return `port ${port} is taken; --port names another`
  if (code === 'EACCES') return `port ${port} may not be used by you; --port names another`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${values.host} is no address of this machine; --host names another`
  return undefined
}

function report(made: MadeCode) {
  if (made.kind === 'sms') console.log(`SMS to ${dialled(made)} (${made.purpose}): ${made.code}`)
  else if (made.kind === 'mail') console.log(`e-mail to ${made.email}: the new password of ${made.account} is ${made.password}`)
  else console.log(`captcha ${made.id}: ${made.answer}`)
}

if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const { scenario } = values
if (scenario !== undefined && !isScenarioName(scenario)) fail(`no scenario ${scenario}`)

if (values.origin.some((origin) => originOf(origin) === undefined))
  fail('--origin must be an address without a path, such as http://localhost:5173')

const port = number('port', values.port, HIGHEST_PORT)
const seed = number('seed', values.seed)
const games = number('games', values.games)

const stateFile = values.state === undefined ? defaultStateFile(process.cwd(), homedir()) : resolve(values.state)
if (values.reset) await rm(stateFile, { force: true })

const mock = await serveMock({
  port,
  host: values.host,
  origins: values.origin,
  stateFile,
  options: {
    seed,
    games,
    onCode: report,
    ...(scenario !== undefined && isScenarioName(scenario) && { scenario }),
  },
}).catch((error: unknown) => {
  const why = error instanceof Error && 'code' in error ? whyNotListening(error.code) : undefined
  if (why === undefined) throw error
  console.error(why)
  process.exit(1)
})
console.log(`mock backend at ${mock.url} (scenario ${mock.backend.scenario}), developer page at ${mock.url}/mock`)
console.log(`its data is kept in ${stateFile}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await mock.close()
    process.exit(0)
  })
}
