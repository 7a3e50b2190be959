import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { inputOfVendor } from '../launch/launchInput.rules.ts'
import en from '../messages/en.json' with { type: 'json' }
import {
  type Category,
  categoryContent,
  categoryLabel,
  filterCategories,
  type GameType,
  groupVendors,
  matchingGames,
  menuCategories,
  type Vendor,
  type VendorData,
  vendorsByCategory,
} from './vendors.rules.ts'

const vendor = (code: string, gameType: string, nodeId = 0): Vendor => ({ vendor: code, gameType, nodeId })
const type = (gameType: string, vassalage: string): GameType => ({ gameType, vassalage })
const keys = (categories: readonly Category[]) => categories.map(({ key }) => key)

/** Vendor data of categories with the codes of their vendors. */
const dataOf = (...categories: [key: string, ...codes: string[]][]): VendorData => ({
  sorting: categories.map(([gameCategory, ...codes]) => ({
    gameCategory,
    vendorNames: codes.map((vassalage) => ({ vassalage, gameType: gameCategory })),
  })),
  mapping: {
    categories: Object.fromEntries(categories.map(([key, ...codes]) => [key, codes.map((code) => vendor(code, key))])),
  },
})
const shapeOf = (categories: readonly Category[]) => categories.map(({ key, vassalages }) => [key, ...vassalages])

const KEYS = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'LOTT',
  'COCKFIGHT',
  'NEWONE',
  '__proto__',
  'constructor',
]
const CODES = ['JL', 'BTI', 'TF', 'DS88', 'PP', 'TCG', 'toString']
const anyData: fc.Arbitrary<VendorData> = fc.record({
  sorting: fc.array(
    fc.record({
      gameCategory: fc.constantFrom(...KEYS),
      vendorNames: fc.array(fc.record({ vassalage: fc.constantFrom(...CODES), gameType: fc.constantFrom(...KEYS) }), {
        maxLength: 6,
      }),
    }),
    { maxLength: 9 },
  ),
  mapping: fc.record({
    categories: fc
      .array(
        fc.tuple(
          fc.constantFrom(...KEYS),
          fc.array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom('RNG', 'LIVE'), fc.nat(2)), { maxLength: 6 }),
        ),
      )
      .map((entries) =>
        Object.fromEntries(
          entries.map(([key, tiles]) => [key, tiles.map(([code, gameType, id]) => vendor(code, gameType, id))]),
        ),
      ),
  }),
})
/** What the product shows of a server's data before any grouping: the sorted categories, each once. */
const sortedKeys = ({ sorting }: VendorData) => [...new Set(sorting.map(({ gameCategory }) => gameCategory))]
const tilesOf = (data: VendorData, key: string) => {
  const tiles = vendorsByCategory(data)
  return Object.hasOwn(tiles, key) ? (tiles[key] ?? []) : []
}
const writing = (tiles: readonly Vendor[]) => tiles.map((tile) => JSON.stringify(tile))
const isMoved = (category: string, code: string) => code === 'DS88' || (code === 'TF' && category === 'SPORTS')

describe('grouping of vendors', () => {
  it('POP-07 e-sports leave SPORTS for a category right after it', () => {
    const data = dataOf(['LIVE', 'PP'], ['SPORTS', 'BTI', 'TF', 'SABA'], ['RNG', 'JL'])
    const grouped = groupVendors(data)
    expect(shapeOf(grouped)).toEqual([
      ['LIVE', 'PP'],
      ['SPORTS', 'BTI', 'SABA'],
      ['ESPORTS', 'TF'],
      ['RNG', 'JL'],
    ])
    expect(grouped[1]?.vendors).toEqual([vendor('BTI', 'SPORTS'), vendor('SABA', 'SPORTS')])
    expect(grouped[2]?.vendors).toEqual([vendor('TF', 'SPORTS')])
  })

  it.each(['SPORTS', 'LIVE', 'RNG'])('POP-07 cockfighting leaves %s for a category right after RNG', (from) => {
    const codes = (key: string) => (key === from ? ['A', 'DS88', 'B'] : ['A', 'B'])
    const data = dataOf(['SPORTS', ...codes('SPORTS')], ['RNG', ...codes('RNG')], ['LIVE', ...codes('LIVE')])
    const left = ['A', 'B']
    const grouped = groupVendors(data)
    expect(shapeOf(grouped)).toEqual([
      ['SPORTS', ...left],
      ['RNG', ...left],
      ['COCKFIGHT', 'DS88'],
      ['LIVE', ...left],
    ])
    expect(grouped[2]?.vendors).toEqual([vendor('DS88', from)])
  })

  it('POP-07 without e-sports and cockfighting everything stays as the server sent it', () => {
    const data = dataOf(['SPORTS', 'BTI'], ['RNG', 'JL', 'PP'])
    expect(shapeOf(groupVendors(data))).toEqual([
      ['SPORTS', 'BTI'],
      ['RNG', 'JL', 'PP'],
    ])
  })

  it('POP-07 cockfighting without slots stands last', () => {
    expect(shapeOf(groupVendors(dataOf(['LIVE', 'DS88', 'PP'], ['FISH', 'JL'])))).toEqual([
      ['LIVE', 'PP'],
      ['FISH', 'JL'],
      ['COCKFIGHT', 'DS88'],
    ])
  })

  it('POP-07 a category the server made itself takes the vendors in and keeps its own', () => {
    const grouped = groupVendors(dataOf(['ESPORTS', 'IM'], ['SPORTS', 'TF', 'BTI']))
    expect(shapeOf(grouped)).toEqual([
      ['SPORTS', 'BTI'],
      ['ESPORTS', 'IM', 'TF'],
    ])
  })

  it('POP-07 a vendor that two categories show with one tile has that tile once in its own', () => {
    const data = dataOf(['SPORTS', 'DS88'], ['RNG', 'DS88'])
    const tile = vendor('DS88', 'RNG', 7)
    data.mapping = { categories: { SPORTS: [tile], RNG: [{ ...tile }, vendor('DS88', 'RNG', 8)] } }
    expect(groupVendors(data).find(({ key }) => key === 'COCKFIGHT')?.vendors).toEqual([tile, vendor('DS88', 'RNG', 8)])
  })

  it('POP-07 categories that stand in the mapping directly are the same', () => {
    const data = dataOf(['SPORTS', 'DS88'], ['RNG', 'JL'])
    const tiles = { RNG: [vendor('JL', 'RNG', 7)], categories: [vendor('JL', 'RNG', 8)] }
    const nested = groupVendors({ ...data, mapping: { categories: tiles } })
    expect(groupVendors({ ...data, mapping: tiles })).toEqual(nested)
    expect(nested.find(({ key }) => key === 'RNG')?.vendors).toEqual([vendor('JL', 'RNG', 7)])
  })

  it('POP-07 a category that is sorted twice appears once with the vendors of both', () => {
    expect(shapeOf(groupVendors(dataOf(['LIVE', 'PP'], ['RNG', 'JL'], ['LIVE', 'EVO', 'PP'])))).toEqual([
      ['LIVE', 'PP', 'EVO'],
      ['RNG', 'JL'],
    ])
  })

  it('POP-07 loses nothing', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const grouped = groupVendors(data)
        for (const key of sortedKeys(data)) {
          const place = (code: string) =>
            isMoved(key, code) && key !== 'COCKFIGHT' ? (code === 'DS88' ? 'COCKFIGHT' : 'ESPORTS') : key
          const at = (code: string) => grouped.find((category) => category.key === place(code))
          for (const tile of tilesOf(data, key)) expect(writing(at(tile.vendor)?.vendors ?? [])).toContain(JSON.stringify(tile))
          const names = data.sorting
            .filter(({ gameCategory }) => gameCategory === key)
            .flatMap(({ vendorNames }) => vendorNames)
          for (const { vassalage } of names) expect(at(vassalage)?.vassalages).toContain(vassalage)
        }
      }),
    )
  })

  it('POP-07 doubles nothing and makes nothing up', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const grouped = groupVendors(data)
        expect(new Set(keys(grouped)).size).toBe(grouped.length)
        const sent = sortedKeys(data).flatMap((key) => writing(tilesOf(data, key)))
        for (const { vassalages, vendors } of grouped) {
          expect(new Set(vassalages).size).toBe(vassalages.length)
          expect(new Set(writing(vendors)).size).toBe(vendors.length)
          for (const tile of writing(vendors)) expect(sent).toContain(tile)
        }
      }),
    )
  })

  it('POP-07 keeps the order of categories and, within each, of what stays', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const grouped = groupVendors(data)
        const own = (key: string) => key !== 'ESPORTS' && key !== 'COCKFIGHT'
        expect(keys(grouped).filter(own)).toEqual(sortedKeys(data).filter(own))
        for (const { key, vendors } of grouped.filter((category) => own(category.key))) {
          const stays = writing(tilesOf(data, key).filter((tile) => !isMoved(key, tile.vendor)))
          expect(writing(vendors)).toEqual([...new Set(stays)])
        }
      }),
    )
  })

  it('POP-07 lets no category appear that neither the server sent nor a vendor belongs to', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        for (const { key, vassalages, vendors } of groupVendors(data)) {
          if (sortedKeys(data).includes(key)) continue
          expect(['ESPORTS', 'COCKFIGHT']).toContain(key)
          expect(vassalages.length + vendors.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('POP-07 puts a category it filled right after SPORTS, or RNG', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const grouped = keys(groupVendors(data))
        const sent = sortedKeys(data)
        if (grouped.includes('COCKFIGHT') && !sent.includes('COCKFIGHT') && sent.includes('RNG'))
          expect(grouped[grouped.indexOf('RNG') + 1]).toBe('COCKFIGHT')
        if (grouped.includes('ESPORTS') && !sent.includes('ESPORTS'))
          expect(grouped[grouped.indexOf('SPORTS') + 1]).toBe('ESPORTS')
      }),
    )
  })

  it('POP-07 has nothing left to do on what it grouped', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const once = groupVendors(data)
        const again: VendorData = {
          sorting: once.map(({ key, vassalages }) => ({
            gameCategory: key,
            vendorNames: vassalages.map((vassalage) => ({ vassalage, gameType: key })),
          })),
          mapping: { categories: Object.fromEntries(once.map(({ key, vendors }) => [key, [...vendors]])) },
        }
        expect(groupVendors(again)).toEqual(once)
      }),
    )
  })

  it('POP-07 leaves the data it reads as it is', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const before = JSON.stringify(data)
        groupVendors(data)
        expect(JSON.stringify(data)).toBe(before)
      }),
    )
  })
})

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

  it('LIST-03 of the filter panel has every category but ELOTT', () => {
    const categories = groupVendors(dataOf(['RNG', 'JL'], ['ELOTT', 'TCG'], ['LOTT', 'TCG']))
    expect(keys(filterCategories(categories))).toEqual(['RNG', 'LOTT'])
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
