import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createMockBackend } from '@lobbykit/mock-server'
import { serveMock } from '@lobbykit/mock-server/http'
import { startMock } from '@lobbykit/mock-server/node'
import { expectGame, visit } from './visit.ts'

const inside = startMock()
inside.listen()
expectGame(await visit('http://backend.example'), 'inside the process')
inside.close()

const served = await serveMock({ backend: createMockBackend() })
expectGame(await visit(served.url), 'over HTTP')
await served.close()

const program = 'node_modules/@lobbykit/mock-server/dist/cli.js'
const server = spawn(process.execPath, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
for await (const line of createInterface(server.stdout)) {
  const url = /mock backend at (\S+)/.exec(line)?.[1]
  if (!url) continue
  expectGame(await visit(url), 'from the command line')
  break
}
server.kill()
await once(server, 'exit')
if (!existsSync('.lobbykit/mock.json')) throw new Error('the data was not kept in the folder of the project')
if (existsSync('node_modules/@lobbykit/mock-server/.lobbykit')) throw new Error('the data was kept in an installed package')
