// The code of the docs compiles, and what needs no DOM does what its page says.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import type { Ports } from '@lobbykit/hooks'
import { createMockBackend, developmentPublicKey } from '@lobbykit/mock-server'
import { contentSecurityPolicy } from '@lobbykit/web/build/securityPolicy.ts'
import { describe, expect, it } from 'vitest'
import { blocksOf, filesOf, pageNames, readPage, readText, root, writeCode } from './pages.ts'

const folder = writeCode('node', ['texts', 'server-rendering', 'live-backend'])
const load = (path: string) => import(/* @vite-ignore */ `${folder}/${path}`)

it('the code of all pages compiles', () => {
  const project = writeCode('compiled', pageNames)
  let said = ''
  try {
    const tsc = `${root}/node_modules/@typescript/native/bin/tsc`
    execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8', cwd: root })
  } catch (error) {
    said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
  expect(said).toBe('')
}, 120_000)

it('the login of the docs is the one that is tested', () => {
  const files = filesOf('start')
  for (const file of ['Login.tsx', 'parts.tsx'])
    expect(files.get(file)?.trim()).toBe(readText(`tests/skins/plain/${file}`).trim())
})

it('the rooms of the hooks stand in the order that lint keeps', () => {
  const [, order = ''] = /const rooms = \[(.*?)\]/s.exec(readText('.config/eslint.config.js')) ?? []
  const [, told = ''] = /^## Rooms$(.*?)^## /ms.exec(readText('packages/hooks/README.md')) ?? []
  const kept = [...order.matchAll(/'(\w+)'/g)].map(([, room]) => room)
  expect([...told.matchAll(/^\| `(\w+)`/gm)].map(([, room]) => room)).toEqual(kept)
  const beside = new Set(['gen', 'messages', 'test', 'testing'])
  const folders = readdirSync(`${root}/packages/hooks/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !beside.has(name))).toEqual(kept.toSorted())
})

it('the rooms of the web stand in the order that lint keeps', () => {
  const [, order = ''] = /const webRooms = \[(.*?)\]/s.exec(readText('.config/eslint.config.js')) ?? []
  const kept = [...order.matchAll(/'(\w+)'/g)].map(([, room]) => room)
  const [, told = ''] = /^```$(.*?)^```$/ms.exec(readText('packages/web/README.md')) ?? []
  const beside = new Set(['messages', 'standIns', 'theme'])
  const rooms = [...told.matchAll(/^src\/(\w+)\//gm)].map(([, room = '']) => room).filter((room) => !beside.has(room))
  expect([...new Set(rooms)]).toEqual(kept)
  const folders = readdirSync(`${root}/packages/web/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !beside.has(name))).toEqual(kept.toSorted())
})

it('the rooms of the hooks name their inner rooms', () => {
  const [, told = ''] = /^## Rooms$(.*?)^## /ms.exec(readText('packages/hooks/README.md')) ?? []
  const rooms = [...told.matchAll(/^\| `(\w+)` *\|(.*)$/gm)].map(([, room = '', text = '']) => ({ room, text }))
  const unnamed = rooms.flatMap(({ room, text }) => {
    const inner = readdirSync(`${root}/packages/hooks/src/${room}`, { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    )
    return inner.filter(({ name }) => !text.includes(`\`${name}\``)).map(({ name }) => `${room}/${name}`)
  })
  expect(rooms.length).toBeGreaterThan(0)
  expect(unnamed, 'The table of rooms in packages/hooks/README.md names each folder of a room').toEqual([])
})

it('texts: a skin says what the hooks have to say, in the language of now', async () => {
  const { say, wordsOf } = await load('texts/texts.tsx')
  expect(wordsOf('TY').welcome).toBe('Maligayang pagdating, {name}')
  expect(wordsOf('XX').welcome).toBe('Welcome, {name}')
  expect(say({ text: 'As the backend says.' }, 'TY')).toBe('As the backend says.')
  expect(say({ id: 'not_logged_in' }, 'TY')).not.toBe(say({ id: 'not_logged_in' }, 'EN'))
})

it('rendering on a server: the page comes with what was asked for, or with its waiting state', async () => {
  const backend = createMockBackend({ games: 400 })
  const ports = { fetch: (request, { signal }) => backend.handle(new Request(request, { signal })) } satisfies Partial<Ports>
  const { renderPage } = await load('server-rendering/server.tsx')
  const asked = new Request('https://site.test/m/home')
  const { html, state } = await renderPage(asked, 'http://backend.test', 'EN', ports)
  expect(html).toMatch(/^<p>normal: .*RNG/)
  expect(state).not.toContain('<')
  backend.fault('*', 'drop')
  expect((await renderPage(asked, 'http://backend.test', 'EN', ports)).html).toMatch(/^<p>(loading|failed): /)
})

it('a live backend: its headers and codes are those of the configuration, and its cipher is asked', async () => {
  const backend = createMockBackend({ games: 400 })
  const seen: Headers[] = []
  /** A backend that has other names for two headers and for a code. */
  const other: NonNullable<Ports['fetch']> = async (request, { signal }) => {
    seen.push(request.headers)
    const headers = new Headers(request.headers)
    headers.set('Merchant', headers.get('X-Merchant') ?? '')
    const token = headers.get('X-Token')
    if (token) headers.set('Authorization', token)
    const answer = await backend.handle(new Request(request, { headers, signal }))
    return new Response((await answer.text()).replace('login.password.wrong', '1007'), answer)
  }
  const { lobbyOf, cipherOf } = await load('live-backend/live-backend.ts')
  const { sdk } = lobbyOf(developmentPublicKey, { fetch: other })
  const body = { type: 'username', username: 'maria88', password: 'Maria88pass' } as const
  await expect(sdk.wps.POST('/wps/session/login', { body: { ...body, username: 'vip777' } })).rejects.toMatchObject({
    code: 'login.password.wrong',
  })
  sdk.session.start(await sdk.wps.POST('/wps/session/login', { body }))
  expect(await sdk.wps.GET('/wps/wallets/balance')).toMatchObject({ sumBalance: 1250.5 })
  expect(seen.every((headers) => headers.get('X-Merchant') === 'mymerchant' && !headers.has('Merchant'))).toBe(true)
  expect(backend.violations).toEqual([])

  const cipher = cipherOf(async (plain: string) => ({ text: plain.toUpperCase(), keyId: '7' }))
  const sealed: string[] = []
  const deaf: Ports['fetch'] = async (request) => {
    sealed.push(`${request.headers.get('Encryption')} ${request.headers.get('Content-Type')} ${await request.text()}`)
    return Response.error()
  }
  await lobbyOf('', { fetch: deaf, bodyCipher: cipher })
    .sdk.wps.POST('/wps/session/login', { body })
    .catch(() => {})
  expect(sealed).toEqual([`vendor-1;key=7 text/plain ${JSON.stringify(body).toUpperCase()}`])
})

it('the security policy is the one that the build writes', () => {
  const merchant = {
    code: 'mymerchant',
    name: 'Site',
    apiBase: 'https://api.site.example',
    languages: ['EN'],
    defaultLanguage: 'EN',
    currency: 'PHP',
    gameHosts: ['*.vendor.example'],
    imageHosts: ['img1.site.example'],
    linkHosts: [],
    prizeMode: undefined,
    remember: 'username',
    hero: '',
    backend: {},
  } as const
  const policy = contentSecurityPolicy(merchant, { styles: [], scripts: [] })
  expect(blocksOf(readPage('security'), 'text')).toEqual([`${policy.split('; ').join('\n')}\n`])
})

describe('the theme', () => {
  const [light = ''] = blocksOf(readPage('theme'), 'css')
  const dark = readText('tests/skins/start/src/theme.css')
  const own = readText('packages/web/src/theme/tokens.css')
  const colourOf = (css: string, token: string) => new RegExp(`^\\s*${token}: (#[0-9a-f]{6});`, 'm').exec(css)?.[1] ?? ''
  const part = (hex: string, at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const lightOf = (hex: string) => 0.2126 * part(hex, 1) + 0.7152 * part(hex, 3) + 0.0722 * part(hex, 5)

  it('names tokens that there are', () => {
    const named = new Set(readPage('theme').match(/--[a-z][a-z0-9-]*/g))
    expect([...named].filter((token) => !`${dark}${own}`.includes(`${token}:`))).toEqual([])
    const tokens = [...dark.slice(0, dark.indexOf('}')).matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, token = '']) => token)
    expect(tokens.filter((token) => !named.has(token))).toEqual([])
  })

  it.each([
    ['--text', '--ground'],
    ['--text', '--surface'],
    ['--soft', '--ground'],
    ['--on-accent', '--accent'],
  ])('%s can be read on %s in both looks', (words, ground) => {
    for (const look of [light, dark]) {
      const [most = 0, least = 0] = [colourOf(look, words), colourOf(look, ground)].map(lightOf).toSorted((a, b) => b - a)
      expect((most + 0.05) / (least + 0.05)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
