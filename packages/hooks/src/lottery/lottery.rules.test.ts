import { describe, expect, it } from 'vitest'
import { planLaunch } from '../games/launch/launch.rules.ts'
import { PRIZE_MODES } from '../games/launch/launchInput.rules.ts'
import { lotteryInput, lotteryMode, lotteryOf, withDraws } from './lottery.rules.ts'

const game = (gameId?: string) => ({
  nodeId: 1,
  gameName: 'Mega',
  gameType: 'LOTT',
  vassalage: 'LOTT',
  ...(gameId && { gameId }),
})
const guest = { isLoggedIn: false, isTrial: false, prizeMode: 'Lott' } as const

describe('lotteries', () => {
  it('LAUNCH-06 the prize modes are Lott, ZY and Elott, and SEA of the regional vendor; one that is none of them is the site’s own', () => {
    expect(PRIZE_MODES).toEqual(['Lott', 'ZY', 'Elott', 'SEA'])
    expect(lotteryMode('ZY', 'Elott')).toBe('ZY')
    expect(lotteryMode('', 'Elott')).toBe('Elott')
    expect(lotteryMode('SEA', 'Elott')).toBe('SEA')
    expect(lotteryMode('evil', 'Elott')).toBe('Elott')
    expect(lotteryMode('', undefined)).toBeUndefined()
  })

  it('LAUNCH-02 a lottery is launched by its own code, a lobby by none, both before login', () => {
    expect(planLaunch(lotteryInput(game('k3'), 'ent'), guest)).toMatchObject({
      to: 'lotteryLauncher',
      gameCode: 'k3',
      playType: 'ent',
    })
    expect(planLaunch(lotteryInput(game()), guest)).toMatchObject({ gameCode: 'lobby', playType: 'trad' })
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
})
