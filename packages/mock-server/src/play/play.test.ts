import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { artFor } from '../art/index.ts'
import { type FakeServer, startGame } from './client.fixture.ts'
import { playPage, playStyle } from './index.ts'
import { PLAY_TEXTS } from './texts.ts'

const OPTIONS = { ticket: 'T1', gameName: 'Reef', category: 'FISH', gameId: '7', language: 'EN', currency: 'PHP' } as const
const STATE = { status: 200, body: { balance: 1280.5, currency: 'PHP', gameName: 'Reef', minStake: 1, stakes: [0.5, 1, 5] } }
const WON = { status: 200, body: { balance: 1283.5, win: 4, symbols: [0, 0, 0], roundId: 'r' } }

function server(...rounds: ReturnType<FakeServer>[]): FakeServer {
  return ({ url }) => (url.endsWith('/state') ? STATE : (rounds.shift() ?? WON))
}

describe('the page', () => {
  it('works under a policy without inline script or style', () => {
    const { html } = playPage(OPTIONS)
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<style|<script(?! src=)/i)
    expect(html).not.toMatch(/(src|href)="(https?:|\/)/)
    expect(playStyle).not.toMatch(/url\(|@import/)
  })

  it('shows only artwork that exists', () => {
    const { html } = playPage({ ...OPTIONS, gameId: 'a/b "c"' })
    const sources = Array.from(html.matchAll(/(?:src|href)="\.\.(\/art\/[^"]+)"/g), (found) => found[1] ?? '')
    expect(sources.length).toBeGreaterThan(20)
    for (const source of sources) expect(artFor(source)).toBeDefined()
  })

  it('cannot be broken by names from outside', () => {
    const evil = '"><script>alert(1)</script>'
    const { html } = playPage({ ...OPTIONS, ticket: evil, gameName: evil, gameId: `${evil}\ud800`, currency: evil })
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('speaks English and Filipino', () => {
    expect(playPage(OPTIONS).html).toContain(PLAY_TEXTS.EN.back)
    const filipino = playPage({ ...OPTIONS, language: 'TY' }).html
    expect(filipino).toContain('<html lang="fil"')
    expect(filipino).toContain(PLAY_TEXTS.TY.back)
  })
})

describe('a game in the browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const settle = () => vi.advanceTimersByTimeAsync(20_000)

  it('shows the balance with two decimals and offers the stakes from the lowest allowed', async () => {
    const game = startGame(server())
    await settle()
    expect(game.calls[0]).toMatchObject({ url: 'https://games.test/play/T%2F1/state', method: 'GET', credentials: 'omit' })
    expect(game.text('balance')).toBe('₱1,280.50')
    expect(game.get('choices').children).toHaveLength(2)
  })

  it('plays one round for a double tap, announces the win and tells the lobby', async () => {
    const game = startGame(server())
    await settle()
    game.press('spin')
    game.press('spin')
    await settle()
    expect(game.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(game.calls[1]?.body?.stake).toBe(1)
    expect(game.text('message')).toBe('You win ₱4.00')
    expect(game.text('balance')).toBe('₱1,283.50')
    expect(game.get('face0').attributes.src).toBe('../art/symbol/FISH/0.svg')
    expect(game.posted).toEqual([['{"type":"lobbykit:balance"}', '*']])
  })

  it('repeats a lost round with the same key and the next round with another', async () => {
    const game = startGame(server('lost', { status: 503 }, WON, WON))
    await settle()
    game.press('spin')
    await settle()
    game.press('spin')
    await settle()
    const keys = game.calls.flatMap(({ body }) => (body ? [body.key] : []))
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it.each<[string, ReturnType<FakeServer>]>([
    ['lost', 'lost'],
    ['a server error', { status: 500 }],
    ['a garbled answer', { status: 200, body: { balance: 'much', win: -1 } }],
  ])('keeps an unknown outcome open after %s: same stake, same key, stakes locked', async (_, answer) => {
    const game = startGame(server(answer, answer, answer, WON))
    await settle()
    game.press('spin')
    await settle()
    expect(game.text('problem')).not.toBe('')
    expect(game.text('spin')).toBe(PLAY_TEXTS.EN.finish)
    expect(game.get('stakes').attributes).toHaveProperty('disabled')
    game.get('choices').children[1]?.children[0]?.fire('change')
    game.press('spin')
    await settle()
    const rounds = game.calls.flatMap(({ body }) => (body ? [JSON.stringify(body)] : []))
    expect(rounds).toHaveLength(4)
    expect(new Set(rounds).size).toBe(1)
    expect(game.text('problem')).toBe('')
    expect(game.get('stakes').attributes).not.toHaveProperty('disabled')
  })

  it.each([
    [402, PLAY_TEXTS.EN.insufficient, PLAY_TEXTS.EN.spin],
    [403, PLAY_TEXTS.EN.timeOut, PLAY_TEXTS.EN.spin],
    [422, PLAY_TEXTS.EN.refused, PLAY_TEXTS.EN.spin],
    [401, PLAY_TEXTS.EN.ended, PLAY_TEXTS.EN.reload],
    [404, PLAY_TEXTS.EN.unknown, PLAY_TEXTS.EN.reload],
  ])('explains %i, asks once and stays usable', async (status, problem, button) => {
    const game = startGame(server({ status }))
    await settle()
    game.press('spin')
    await settle()
    expect(game.calls).toHaveLength(2)
    expect(game.text('problem')).toBe(problem)
    expect(game.text('spin')).toBe(button)
    expect(game.get('spin').attributes['aria-disabled']).toBe('false')
    game.press('spin')
    await settle()
    expect(game.calls).toHaveLength(3)
    expect(game.text('problem')).toBe('')
  })

  it('can be loaded again when the first try fails', async () => {
    let online = false
    const game = startGame(() => (online ? STATE : 'lost'))
    await settle()
    expect(game.text('problem')).toBe(PLAY_TEXTS.EN.unreachable)
    online = true
    game.press('spin')
    await settle()
    expect(game.text('balance')).toBe('₱1,280.50')
    expect(game.calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('goes back to the lobby through the frame, or closes its own window', async () => {
    const framed = startGame(server())
    framed.press('back')
    expect(framed.posted).toEqual([['{"type":"lobbykit:exit"}', '*']])
    const alone = startGame(server(), { framed: false })
    alone.press('back')
    await settle()
    expect(alone.posted).toEqual(['close', 'history.back'])
  })
})
