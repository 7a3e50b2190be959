import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import { dataOf, keys, type, vendor } from '../../test/vendorData.ts'
import { inputOfVendor } from '../launch/launchInput.rules.ts'
import {
  type Category,
  categoryContent,
  categoryLabel,
  groupVendors,
  matchingGames,
  menuCategories,
  type VendorData,
} from './vendors.rules.ts'

describe('the category menu', () => {
  const live: Category = { key: 'LIVE', vassalages: ['PP'], vendors: [] }
  const hot: Category = { key: 'HOT', vassalages: ['JL'], vendors: [] }

  it('POP-02 has HOT in front if the server did not send it', () => {
    expect(keys(menuCategories([live]))).toEqual(['HOT', 'LIVE'])
    expect(keys(menuCategories([]))).toEqual(['HOT'])
  })

  it('MENU-01 POP-02 has HOT in front, wherever the server sorts it', () => {
    expect(menuCategories([live, hot])).toEqual([hot, live])
  })

  it.each(['HOT', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT', 'COCKFIGHT'])(
    'POP-03 %s has a label of its own',
    (key) => {
      expect(categoryLabel(key)).toEqual({ id: `category_${key}` })
      expect(en).toHaveProperty(`category_${key}`)
    },
  )

  it('POP-03 fishing and slots are called by these names', () => {
    expect([en.category_FISH, en.category_RNG]).toEqual(['Fishing', 'Slots'])
  })

  it.each(['CASUAL', 'constructor', '__proto__', ''])('POP-03 the unknown category "%s" shows its key', (key) => {
    expect(categoryLabel(key)).toEqual({ text: key })
  })
})

describe('the content of a category', () => {
  const categories = groupVendors(
    dataOf(['SPORTS', 'BTI', 'TF'], ['RNG', 'JL', 'DS88'], ['LIVE', 'PP'], ['INHOUSE', 'OWN', 'JL'], ['PVP'], ['FISH', 'JL']),
  )
  const types = [
    type('RNG', 'JL'),
    type('RNG', 'PP'),
    type('RNG', 'DS88'),
    type('RNG', 'OWN'),
    type('LIVE', 'PP'),
    type('FISH', 'JL'),
    type('PVP', 'V8'),
  ]
  const shown = (key: string) => categoryContent(key, categories, types)

  it('POP-04 of HOT is the list of hot games', () => {
    expect(shown('HOT')).toEqual({ kind: 'hot' })
  })

  it.each([
    ['RNG', ['JL', 'PP', 'OWN']],
    ['LIVE', ['PP']],
    ['FISH', ['JL']],
    ['PVP', ['V8']],
  ])('POP-05 of %s is its game types, without vendors that were given a category of their own', (key, codes) => {
    expect(shown(key)).toEqual({ kind: 'types', types: codes.map((code) => type(key, code)) })
  })

  it('POP-05 of RNG has the types of cockfighting while that has no category of its own', () => {
    const content = categoryContent('RNG', groupVendors(dataOf(['RNG', 'JL'])), [type('RNG', 'DS88')])
    expect(content).toEqual({ kind: 'types', types: [type('RNG', 'DS88')] })
  })

  it('POP-05 of INHOUSE is the slots of its own vassalages and vendors', () => {
    expect(shown('INHOUSE')).toEqual({ kind: 'types', types: [type('RNG', 'JL'), type('RNG', 'OWN')] })
    const byTile: Category = { key: 'INHOUSE', vassalages: [], vendors: [vendor('PP', 'RNG')] }
    expect(categoryContent('INHOUSE', [byTile], types)).toEqual({ kind: 'types', types: [type('RNG', 'PP')] })
  })

  it.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'])('POP-05 of %s is the tiles of its vendors', (key) => {
    const tiles = categories.find((category) => category.key === key)?.vendors
    expect(tiles?.length).toBe(1)
    expect(shown(key)).toEqual({ kind: 'vendors', vendors: tiles })
  })

  it('POP-05 of a category nobody sent is empty', () => {
    expect(shown('LOTT')).toEqual({ kind: 'vendors', vendors: [] })
    expect(categoryContent('RNG', [], [])).toEqual({ kind: 'types', types: [] })
    expect(categoryContent('INHOUSE', [], types)).toEqual({ kind: 'types', types: [] })
  })
})

describe('the search of the hot games', () => {
  const named = (...names: string[]) => names.map((gameName) => ({ gameName }))
  const games = named('Pirate GOLD', 'Golden Fish', 'Bingo', 'PIRATE ISLAND')

  it('POP-04 finds a part of the name whatever its case', () => {
    expect(matchingGames(games, 'gold')).toEqual(named('Pirate GOLD', 'Golden Fish'))
    expect(matchingGames(games, 'PiRaTe')).toEqual(named('Pirate GOLD', 'PIRATE ISLAND'))
    expect(matchingGames(games, 'pirates')).toEqual([])
  })

  it('POP-04 finds a game by the name that its tile shows, too', () => {
    const game = { gameName: 'Pirate GOLD', displayName: 'Ginto ng Pirata' }
    expect(matchingGames([game], 'ng pir')).toEqual([game])
    expect(matchingGames([game], 'gold')).toEqual([game])
    expect(matchingGames([game], 'fish')).toEqual([])
  })

  it.each(['', '   '])('POP-04 shows all games for "%s"', (search) => {
    expect(matchingGames(games, search)).toBe(games)
  })

  it('POP-04 takes no sign for a pattern', () => {
    expect(matchingGames(named('A.B', 'AxB', '(*)'), 'a.b')).toEqual(named('A.B'))
    expect(matchingGames(named('A.B', '(*)'), '(*')).toEqual(named('(*)'))
  })

  it('POP-04 finds the same on a Turkish device', () => {
    const lower = String.prototype.toLocaleLowerCase
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function turkish(this: string) {
      return lower.call(this, 'tr')
    })
    expect(matchingGames(games, 'pirate')).toEqual(named('Pirate GOLD', 'PIRATE ISLAND'))
  })

  it('POP-04 finds every game by any part of its name', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 10 })
    fc.assert(
      fc.property(name, name, name, (before, part, after) => {
        expect(matchingGames(named(before + part + after), part)).toHaveLength(1)
      }),
    )
  })
})

describe('two lobbies of one vendor', () => {
  const data: VendorData = {
    sorting: [{ gameCategory: 'LIVE', vendorNames: [{ vassalage: 'BTI', gameType: 'LIVE' }] }],
    mapping: { categories: { LIVE: [vendor('BTI', 'LIVE', 1), vendor('BTI', 'LIVE', 2), vendor('BTI', 'LIVE', 2)] } },
  }

  it('POP-09 stay two in one category, each launching its own', () => {
    const [live] = groupVendors(data)
    expect(live?.vendors.map(({ nodeId }) => nodeId)).toEqual([1, 2])
    expect(live?.vendors.map((each) => inputOfVendor(each, 'LIVE'))).toMatchObject([
      { vassalage: 'BTI', gameType: 'LIVE', nodeId: 1 },
      { vassalage: 'BTI', gameType: 'LIVE', nodeId: 2 },
    ])
  })
})
