import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyData, dataOf, keys, shapeOf, sortedKeys, tilesOf, vendor, writing } from '../../test/vendorData.ts'
import { groupVendors, type VendorData } from './vendors.rules.ts'

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
