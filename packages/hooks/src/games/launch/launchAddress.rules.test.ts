import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLaunchSearch } from './launch.rules.ts'

describe('the address of the launch screen', () => {
  it('ROUTE-04 of the lottery launcher needs no vendor: its prize mode says which, its code is the lobby', () => {
    const read = {
      gameId: '',
      nodeId: 0,
      supportPlay: false,
      gameCode: 'lobby',
      playType: 'trad',
      backToHome: true,
      isLottery: true,
    }
    expect(parseLaunchSearch('?playType=trad&prize_mode=Lott&pageBack=home')).toEqual({
      ...read,
      vendor: 'LOTT',
      prizeMode: 'Lott',
    })
    expect(parseLaunchSearch('?playType=trad&prize_mode=Elott&code=&pageBack=home')).toEqual({
      ...read,
      vendor: 'ELOTT',
      prizeMode: 'Elott',
    })
    expect(parseLaunchSearch('?playType=trad&code=k3&pageBack=home')).toEqual({ ...read, vendor: 'LOTT', gameCode: 'k3' })
  })

  it('ROUTE-04 leads home on the way back only with pageBack=home', () => {
    expect(parseLaunchSearch('?vendor=JL&pageBack=home')?.backToHome).toBe(true)
    expect(parseLaunchSearch('?vendor=JL&pageBack=/m/set')?.backToHome).toBe(false)
    expect(parseLaunchSearch('?vendor=JL')?.backToHome).toBe(false)
  })

  it.each(['', '?', '?vendor=', '?gameId=7&nodeId=7', '?code=lobby'])('ROUTE-04 "%s" names nothing to launch', (search) => {
    expect(parseLaunchSearch(search)).toBeUndefined()
  })

  it.each(['NaN', '1.5', '1e400', '9007199254740993', 'x', ''])('ROUTE-04 the node "%s" is none', (nodeId) => {
    expect(parseLaunchSearch(`?vendor=JL&nodeId=${nodeId}`)).toMatchObject({ vendor: 'JL', nodeId: 0 })
  })

  it('LAUNCH-05 of an ordinary game does not let a guest in and has no lottery code', () => {
    const read = parseLaunchSearch('?vendor=JL&category=RNG&code=k3')
    expect(read).toMatchObject({ isLottery: false })
    expect(read).not.toHaveProperty('gameCode')
  })

  it('ROUTE-04 breaks nothing, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const read = parseLaunchSearch(`?vendor=JL&${search}`)
        expect(Number.isSafeInteger(read?.nodeId)).toBe(true)
        expect(read?.vendor).toBe('JL')
      }),
    )
  })
})
