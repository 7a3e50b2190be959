import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf, keys } from '../test/vendorData.ts'
import type { Game } from './catalog/catalog.rules.ts'
import { groupVendors } from './catalog/vendors.rules.ts'
import {
  askedFilter,
  classesFor,
  classLabel,
  filterCategories,
  filterCount,
  GAME_TABS,
  listOf,
  minBetsFor,
  narrowed,
  needsMember,
  tabBeside,
  withCategory,
  withClass,
  withMinBet,
  withVendor,
} from './filter.rules.ts'
import { emptyFilter, type GameFilter, type GameTab, gameListQuery, MIN_BETS } from './games.rules.ts'

const SLOTS = emptyFilter('RNG')
const filters: fc.Arbitrary<GameFilter> = fc.record({
  gameType: fc.constantFrom('RNG', 'LIVE', 'HOT', 'FISH', 'ELOTT'),
  tab: fc.constantFrom<GameTab>(...GAME_TABS),
  gameName: fc.constantFrom('', 'gold', 'DRAGON'),
  vassalage: fc.constantFrom('', 'JL', 'PGS'),
  classify: fc.constantFrom('ALL', 'NEW', 'HOT', 'FAV', 'megaways'),
  minBet: fc.constantFrom(...MIN_BETS),
})
const games: fc.Arbitrary<Game[]> = fc.array(
  fc.record({
    nodeId: fc.nat(),
    gameName: fc.constantFrom('Gold Mine', 'Dragon Gold', 'Tiger'),
    gameType: fc.constant('RNG'),
    vassalage: fc.constantFrom('JL', 'PGS'),
  }),
)

it('LIST-03 of the filter panel has every category but ELOTT', () => {
  const categories = groupVendors(dataOf(['RNG', 'JL'], ['ELOTT', 'TCG'], ['LOTT', 'TCG']))
  expect(keys(filterCategories(categories))).toEqual(['RNG', 'LOTT'])
})

describe('which list a filter shows', () => {
  it('LIST-01 the tabs are the whole list, recent, favourites and hot', () => {
    expect(GAME_TABS).toEqual(['all', 'recent', 'favourites', 'hot'])
  })

  it('LIST-05 class Favourites shows the favourites, for slots only', () => {
    expect(listOf({ ...SLOTS, classify: 'FAV' })).toBe('favourites')
    expect(listOf({ ...emptyFilter('LIVE'), classify: 'FAV' })).toBe('all')
    expect(listOf({ ...SLOTS, tab: 'recent', classify: 'FAV' })).toBe('recent')
  })

  it('LIST-05 category Hot shows the hot games of every type', () => {
    expect(askedFilter(emptyFilter('HOT'))).toEqual({ ...emptyFilter(''), tab: 'hot' })
    expect(askedFilter({ ...emptyFilter('HOT'), tab: 'favourites' })).toEqual({ ...emptyFilter(''), tab: 'favourites' })
  })

  it('LIST-09 recents and favourites need a member, however they are chosen', () => {
    expect(GAME_TABS.filter((tab) => needsMember({ ...SLOTS, tab }))).toEqual(['recent', 'favourites'])
    expect(needsMember({ ...SLOTS, classify: 'FAV' })).toBe(true)
    expect(needsMember({ ...SLOTS, classify: 'HOT' })).toBe(false)
  })

  it('LIST-03 LIST-06 two filters that are asked alike ask alike, and what is left is done here', () => {
    fc.assert(
      fc.property(filters, games, (filter, given) => {
        const asked = askedFilter(filter)
        expect(askedFilter(asked)).toEqual(asked)
        expect(listOf(asked)).toBe(listOf(filter))
        const shown = narrowed(given, filter)
        if (listOf(filter) === 'all') {
          expect(shown).toEqual(given)
          const page = { language: 'EN', pageNo: 1 }
          expect(gameListQuery(asked, page)).toEqual(gameListQuery(filter, page))
        } else {
          for (const game of given) {
            const fits =
              (!filter.vassalage || game.vassalage === filter.vassalage) &&
              game.gameName.toLowerCase().includes(filter.gameName.toLowerCase())
            expect(shown.includes(game)).toBe(fits)
          }
        }
      }),
    )
  })
})

describe('the choices of the panel', () => {
  it('LIST-05 the classes are All, New, Hot, Favourites and the vendor’s own, each once', () => {
    expect(classesFor('RNG', ['jackpot', 'HOT'])).toEqual(['ALL', 'NEW', 'HOT', 'FAV', 'jackpot'])
    expect(classesFor('RNG', [])).toEqual(['ALL', 'NEW', 'HOT', 'FAV'])
  })

  it.each(['LIVE', 'FISH', 'PVP', 'HOT', 'SPORTS', ''])('LIST-03 %s has neither classes nor minimum bets', (gameType) => {
    expect(classesFor(gameType, ['jackpot'])).toEqual([])
    expect(minBetsFor(gameType)).toEqual([])
    expect(filterCount({ ...emptyFilter(gameType), classify: 'NEW', minBet: '0.1' })).toBe(0)
  })

  it('LIST-03 slots have all minimum bets, and what narrows them is counted', () => {
    expect(minBetsFor('RNG')).toEqual(MIN_BETS)
    expect(filterCount(SLOTS)).toBe(0)
    expect(filterCount({ ...SLOTS, minBet: '0.1' })).toBe(1)
    expect(filterCount({ ...SLOTS, minBet: '0.1', classify: 'NEW' })).toBe(2)
    expect(filterCount({ ...SLOTS, tab: 'hot', minBet: '0.1' })).toBe(0)
  })

  it('LIST-05 a class the product does not know shows its own name', () => {
    expect(classLabel('NEW')).toEqual({ id: 'class_new' })
    expect(classLabel('tumbling')).toEqual({ text: 'tumbling' })
    expect(classLabel('constructor')).toEqual({ text: 'constructor' })
  })
})

describe('another choice', () => {
  it('LIST-04 the chosen vendor is given up when it is chosen again, and all are chosen at once', () => {
    const chosen = withVendor(SLOTS, 'JL', [])
    expect(chosen.vassalage).toBe('JL')
    expect(withVendor(chosen, 'JL', [])).toEqual(SLOTS)
    expect(withVendor(chosen, 'PGS', []).vassalage).toBe('PGS')
    expect(withVendor(chosen, '', [])).toEqual(SLOTS)
    expect(withVendor(SLOTS, '', [])).toEqual(SLOTS)
  })

  it('LIST-05 a class of its own goes with its vendor, a common one stays', () => {
    const own: GameFilter = { ...SLOTS, vassalage: 'PPL', classify: 'megaways' }
    expect(withVendor(own, 'JL', ['jackpot']).classify).toBe('ALL')
    expect(withVendor(own, 'RTG', ['megaways']).classify).toBe('megaways')
    expect(withVendor(own, 'PPL', ['megaways']).classify).toBe('ALL')
    expect(withVendor({ ...own, classify: 'NEW' }, 'JL', []).classify).toBe('NEW')
  })

  it('LIST-04 another category keeps tab and search and nothing else', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom('RNG', 'LIVE'), (filter, gameType) => {
        const { tab, gameName } = filter
        const next = withCategory(filter, gameType)
        expect(next).toEqual(gameType === filter.gameType ? filter : { ...emptyFilter(gameType), tab, gameName })
      }),
    )
  })

  it('LIST-03 LIST-05 a class and a minimum bet leave the quick tab, so that what is chosen narrows the list, and nothing else', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(withClass(filter, 'megaways')).toEqual({ ...filter, tab: 'all', classify: 'megaways' })
        expect(withMinBet(filter, '0.5')).toEqual({ ...filter, tab: 'all', minBet: '0.5' })
      }),
    )
    expect(filterCount(withClass({ ...SLOTS, tab: 'hot' }, 'megaways'))).toBe(1)
  })

  it('LIST-12 a swipe goes one tab on or back, and nowhere at the ends', () => {
    const walk = (isLoggedIn: boolean) => {
      const tabs: GameTab[] = ['all']
      for (let tab = tabBeside('all', 'next', isLoggedIn); tab; tab = tabBeside(tab, 'next', isLoggedIn)) tabs.push(tab)
      return tabs
    }
    expect(walk(true)).toEqual(['all', 'recent', 'favourites', 'hot'])
    expect(walk(false)).toEqual(['all', 'hot'])
    expect(tabBeside('all', 'previous', true)).toBeUndefined()
    expect(tabBeside('hot', 'previous', false)).toBe('all')
    expect(tabBeside('favourites', 'previous', false)).toBe('all')
  })
})
