import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPath } from './onPath.ts'

export const webServers = ['nginx', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

interface Site {
  /** The folder of the build, with `site/` and `hosting/` in it. */
  readonly dir: string
  /** Origin of the backend. */
  readonly backend: string
}

/** The program of a web server on this machine; Debian keeps nginx where not everybody looks. */
export const findWebServer = (name: WebServer) => onPath(name, `../sbin/${name}`)

/** Serves a build with a real web server and the file that the build wrote for it. */
export async function serveWith(
  name: WebServer,
  program: string,
  site: Site,
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `lobbykit-${name}-`))
  const port = await freePort()
  const server = name === 'nginx' ? startNginx(program, folder, port, site) : startCaddy(program, folder, port, site)
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, server)
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server.kill()
      }),
  }
}

function startNginx(program: string, folder: string, port: number, { dir, backend }: Site): ChildProcess {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(join(folder, 'logs'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
events {}
http {
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; }
  access_log off;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${dir}/site;
    set $backend ${backend};
    include ${dir}/hosting/nginx.conf;
  }
}`,
  )
  return spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
}

function startCaddy(program: string, folder: string, port: number, { dir, backend }: Site): ChildProcess {
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
  log {
    level ERROR
  }
}
http://127.0.0.1:${port} {
  import ${dir}/hosting/Caddyfile
}`,
  )
  const env = { ...process.env, HOME: folder, SITE: join(dir, 'site'), BACKEND: backend }
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: ['ignore', 'ignore', 'ignore'], env })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Asks until the server is up; it says nothing when it is. */
async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} did not start`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
