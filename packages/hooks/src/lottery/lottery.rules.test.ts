import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planLaunch } from '../launch/launch.rules.ts'
import {
  lobbyInput,
  lotteryInput,
  lotteryMode,
  lotteryOf,
  NEXT_DRAW_AFTER_MS,
  PRIZE_MODES,
  parseStartSearch,
  startPath,
  timeLeft,
  untilNextDraw,
  withDraws,
} from './lottery.rules.ts'

const game = (gameId?: string) => ({
  nodeId: 1,
  gameName: 'Mega',
  gameType: 'LOTT',
  vassalage: 'LOTT',
  ...(gameId && { gameId }),
})
const guest = { isLoggedIn: false, isTrial: false, prizeMode: 'Lott' } as const

describe('lotteries', () => {
  it('LAUNCH-06 the prize modes are Lott, ZY and Elott; one that is none of them is the site’s own', () => {
    expect(PRIZE_MODES).toEqual(['Lott', 'ZY', 'Elott'])
    expect(lotteryMode('ZY', 'Elott')).toBe('ZY')
    expect(lotteryMode('', 'Elott')).toBe('Elott')
    expect(lotteryMode('SEA', 'SEA')).toBe('Lott')
    expect(lotteryMode('', undefined)).toBe('Lott')
  })

  it('LAUNCH-02 a lottery is launched by its own code, a lobby by none, both before login', () => {
    expect(planLaunch(lotteryInput(game('k3'), 'ent'), guest)).toMatchObject({
      to: 'lotteryLauncher',
      gameCode: 'k3',
      playType: 'ent',
    })
    expect(planLaunch(lotteryInput(game()), guest)).toMatchObject({ gameCode: 'lobby', playType: 'trad' })
    expect(planLaunch(lobbyInput('Elott', 'trad'), guest)).toMatchObject({ to: 'lotteryLauncher', vendor: 'ELOTT' })
    expect(planLaunch(lobbyInput('ZY', 'trad'), guest)).toMatchObject({ vendor: 'LOTT', gameCode: 'lobby' })
  })

  it('LAUNCH-02 the start page’s address names what it was made for, and the lobby where it names nothing', () => {
    for (const mode of PRIZE_MODES) {
      expect(parseStartSearch(new URL(startPath(game('a&b=c'), mode), 'https://site.example').search)).toEqual({
        code: 'a&b=c',
        mode,
        playType: 'trad',
      })
    }
    expect(parseStartSearch('')).toEqual({ code: 'lobby', mode: '', playType: 'trad' })
    expect(parseStartSearch('?playType=ent&code=')).toEqual({ code: 'lobby', mode: '', playType: 'ent' })
    expect(parseStartSearch('?playType=evil').playType).toBe('trad')
  })

  it('every lottery keeps its place and has its own draw, whatever the case of its code', () => {
    const draws = [
      { code: 'K3', name: 'K3', drawNo: '2' },
      { code: 'OTHER', name: 'Other' },
    ]
    const list = withDraws([game('mega'), game('k3'), game()], draws)
    expect(list.map(({ draw }) => draw?.drawNo)).toEqual([undefined, '2', undefined])
    expect(lotteryOf(list, 'k3')?.game.gameId).toBe('k3')
    expect(lotteryOf(list, '')).toBeUndefined()
  })

  it.each([
    [90_000, '01:30'],
    [1, '00:01'],
    [59_001, '01:00'],
    [3_600_000, '01:00:00'],
    [36_061_000, '10:01:01'],
    [0, undefined],
    [-1, undefined],
  ])('%i ms before it closes a draw has %s left', (ms, text) => {
    expect(timeLeft(1_000 + ms, 1_000)).toBe(text)
    expect(timeLeft(undefined, 1_000)).toBeUndefined()
  })

  it('the next draw is asked for after the first has closed, and never without a pause', () => {
    expect(untilNextDraw([], 0)).toBeUndefined()
    expect(untilNextDraw([{ code: 'a', name: 'a' }], 0)).toBeUndefined()
    const at = (closesAt: number) => ({ code: 'a', name: 'a', closesAt })
    expect(untilNextDraw([at(9_000), at(4_000)], 1_000)).toBe(3_000 + NEXT_DRAW_AFTER_MS)
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (closing, now) => {
        expect(untilNextDraw(closing.map(at), now)).toBeGreaterThanOrEqual(NEXT_DRAW_AFTER_MS)
      }),
    )
  })
})
