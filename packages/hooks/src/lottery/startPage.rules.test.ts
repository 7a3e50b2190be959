import { expect, it } from 'vitest'
import { PRIZE_MODES } from '../games/launch/launchInput.rules.ts'
import { startPath } from './lottery.rules.ts'
import { GAME_VIEWS, gamePath, lobbyPath, parseStartSearch, prizeModeAt, viewsOf } from './startPage.rules.ts'

const queryOf = (path: string) => new URL(path, 'https://site.example').search

it('LAUNCH-02 the start page’s address names what it was made for, and the lobby where it names nothing', () => {
  for (const mode of PRIZE_MODES) {
    expect(parseStartSearch(queryOf(startPath({ gameId: 'a&b=c' }, mode)))).toEqual({
      code: 'a&b=c',
      mode,
      playType: 'trad',
      view: 'bet',
    })
  }
  expect(parseStartSearch(new URL(startPath({ gameId: 'k3' }, 'ZY', 'ent'), 'https://site.example').search).playType).toBe(
    'ent',
  )
  expect(parseStartSearch(new URL(lobbyPath('SEA', 'ent'), 'https://site.example').search)).toEqual({
    code: undefined,
    mode: 'SEA',
    playType: 'ent',
    view: 'bet',
  })
  expect(parseStartSearch(queryOf(gamePath('a&b', 'ent')))).toEqual({ code: 'a&b', mode: '', playType: 'ent', view: 'bet' })
  expect(parseStartSearch('')).toEqual({ code: undefined, mode: '', playType: 'trad', view: 'bet' })
  expect(parseStartSearch('?playType=ent&code=')).toEqual({ code: undefined, mode: '', playType: 'ent', view: 'bet' })
  expect(parseStartSearch(queryOf(gamePath('a', 'trad', 'orders'))).view).toBe('orders')
  expect(parseStartSearch('?code=lobby&prize_mode=ZY')).toMatchObject({ code: undefined, mode: 'ZY' })
  expect(parseStartSearch('?view=evil').view).toBe('bet')
  expect(parseStartSearch('?playType=evil').playType).toBe('trad')
})

it('LAUNCH-06 an address shows the lotteries of the mode that it names, and those of the site’s own for one that is none', () => {
  expect(prizeModeAt('?prize_mode=ZY', 'Elott')).toBe('ZY')
  expect(prizeModeAt('?code=lobby&prize_mode=SEA', undefined)).toBe('SEA')
  for (const search of ['', '?prize_mode=', '?prize_mode=evil']) {
    expect(prizeModeAt(search, 'Elott')).toBe('Elott')
    expect(prizeModeAt(search, undefined)).toBeUndefined()
  }
})

it('only Vietnamese draws have numbers to count; the address of another game shows its bets instead', () => {
  const views = GAME_VIEWS.map((view) => ({ view }))
  expect(viewsOf({ views, view: 'numero' }, 'vn')).toEqual({
    views: views.map(({ view }) => ({ view, isChosen: view === 'numero' })),
    view: 'numero',
  })
  const dice = viewsOf({ views, view: 'numero' }, 'dice3')
  expect([dice.views.map(({ view }) => view), dice.view]).toEqual([['bet', 'trends', 'orders'], 'bet'])
  expect(dice.views.map(({ isChosen }) => isChosen)).toEqual([true, false, false])
})
