// The whole product for development: the contract's generated parts, the mock backend, the web build, each at its address.
import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'

const MOCK_PORT = Number(process.env.LOBBYKIT_MOCK_PORT ?? 4010)
const WEB_PORT = Number(process.env.LOBBYKIT_WEB_PORT ?? 5173)
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const backend = `http://127.0.0.1:${MOCK_PORT}`

const run = (folder: string, args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, args, { cwd: at(folder), stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })

async function generated() {
  const pnpm = spawn('pnpm --silent gen', { cwd: at('.'), stdio: ['ignore', 'ignore', 'inherit'], shell: true })
  const code = await new Promise((resolve) => pnpm.on('exit', resolve))
  if (code !== 0) throw new Error('The contract could not be generated; see above')
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer within 30 seconds`)
}

const lanAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

await generated()
const flags = process.argv.slice(2).filter((argument) => argument !== '--')
const children = [
  run('packages/mock-server', ['src/cli.ts', '--port', String(MOCK_PORT), ...flags]),
  run('packages/web', ['node_modules/vite/bin/vite.js', '--port', String(WEB_PORT), '--strictPort', '--logLevel', 'warn'], {
    LOBBYKIT_API: backend,
  }),
]
const stop = () => {
  for (const child of children) child.kill()
}
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode = code ?? 0
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

await Promise.all([answers(`${backend}/mock`), answers(`http://localhost:${WEB_PORT}/`)])
const lan = lanAddress()
console.log(`
  lobby          http://localhost:${WEB_PORT}/m/home
${lan ? `  on a phone     http://${lan}:${WEB_PORT}/m/home\n` : ''}  mock backend   ${backend}/mock   (members, codes, scenarios)
`)
