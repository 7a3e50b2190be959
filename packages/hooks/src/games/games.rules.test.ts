import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from './catalog/catalog.rules.ts'
import {
  emptyFilter,
  FAVOURITE_PAGE_SIZE,
  filterOfSearch,
  GAME_PAGE_SIZE,
  type GameFilter,
  type GameTab,
  gameListQuery,
  LOAD_MORE_EVERY_MS,
  LOAD_MORE_WITHIN_PX,
  MIN_BETS,
  RECENT_PAGE_SIZE,
  searchOfFilter,
  toggleVendor,
  uniqueGames,
} from './games.rules.ts'

const asked = { language: 'TY', pageNo: 3 }
const game = (nodeId: number): Game => ({ nodeId, gameName: `Game ${nodeId}`, gameType: 'RNG', vassalage: 'JL' })
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const filled = text.filter((each) => each !== '')
const filters: fc.Arbitrary<GameFilter> = fc.record({
  gameType: filled,
  tab: fc.constantFrom<GameTab>('all', 'recent', 'favourites', 'hot'),
  gameName: text,
  vassalage: text,
  classify: filled,
  minBet: fc.constantFrom(...MIN_BETS),
})

describe('the request of a game list', () => {
  it('LIST-06 carries every parameter of the product', () => {
    const filter = { ...emptyFilter('RNG'), gameName: 'fish', vassalage: 'JL', classify: 'MEGAWAYS', minBet: '0.05' }
    expect(gameListQuery(filter, asked)).toEqual({
      platform: 'html5',
      clientType: 2,
      gameName: 'fish',
      gameType: 'RNG',
      gameClassify: 'MEGAWAYS',
      pageNo: 3,
      pageSize: 26,
      vassalage: 'JL',
      minBet: '0.05',
      minLine: '',
      language: 'TY',
    })
  })

  it.each([
    { classify: 'ALL', gameClassify: '', isNew: undefined },
    { classify: 'NEW', gameClassify: '', isNew: 1 },
    { classify: 'FAV', gameClassify: '', isNew: undefined },
    { classify: 'HOT', gameClassify: 'HOT', isNew: undefined },
    { classify: 'MEGAWAYS', gameClassify: 'MEGAWAYS', isNew: undefined },
  ])('LIST-06 on $classify asks for class "$gameClassify" and isNew $isNew', ({ classify, gameClassify, isNew }) => {
    const query = gameListQuery({ ...emptyFilter('RNG'), classify }, asked)
    expect(query).toMatchObject({ gameClassify })
    expect(query.isNew).toBe(isNew)
    expect('isNew' in query).toBe(isNew !== undefined)
  })

  it.each<GameTab>(['all', 'recent', 'favourites', 'hot'])(
    'LIST-06 does not depend on being asked for on the %s tab',
    (tab) => {
      expect(gameListQuery({ ...emptyFilter('FISH'), tab }, asked)).toEqual(gameListQuery(emptyFilter('FISH'), asked))
    },
  )

  it.each(['LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'])('LIST-03 leaves minimum bet and class out for %s', (gameType) => {
    const query = gameListQuery({ ...emptyFilter(gameType), classify: 'NEW', minBet: '0.5' }, asked)
    expect(query).toMatchObject({ gameType, gameClassify: '', minBet: '' })
    expect('isNew' in query).toBe(false)
  })
})

describe('the filter', () => {
  it('LIST-03 offers the minimum bets all, 0.01, 0.05, 0.1, 0.5 and 0.75', () => {
    expect(MIN_BETS).toEqual(['', '0.01', '0.05', '0.1', '0.5', '0.75'])
  })

  it('LIST-04 gives up the chosen vendor when it is chosen again, and changes to another one', () => {
    const chosen = toggleVendor(emptyFilter('RNG'), 'JL')
    expect(chosen.vassalage).toBe('JL')
    expect(toggleVendor(chosen, 'PP').vassalage).toBe('PP')
    expect(toggleVendor(chosen, 'JL')).toEqual(emptyFilter('RNG'))
  })

  it('LIST-04 is wholly empty after a reset but for the category it is of', () => {
    expect(emptyFilter('FISH')).toEqual({
      gameType: 'FISH',
      tab: 'all',
      gameName: '',
      vassalage: '',
      classify: 'ALL',
      minBet: '',
    })
    expect(searchOfFilter(emptyFilter('FISH'))).toBe('gameType=FISH')
  })

  it('LIST-05 survives the way through the address, whatever its texts', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterOfSearch(searchOfFilter(filter))).toEqual(filter)
      }),
    )
  })

  it.each(['', '?', '?tab=&classify=&gameType=', '?tab=constructor&minBet=0.02', '?minBet=1e3&tab=ALL', '%E0%A4%A&tab=%'])(
    'LIST-05 of the address "%s" is the empty one of the slots',
    (search) => {
      expect(filterOfSearch(search)).toEqual(emptyFilter('RNG'))
    },
  )

  it('LIST-05 is well formed for any address at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webQueryParameters(), fc.string({ unit: 'binary' })), (search) => {
        const filter = filterOfSearch(search)
        expect(['all', 'recent', 'favourites', 'hot']).toContain(filter.tab)
        expect(MIN_BETS).toContain(filter.minBet)
        expect(filter.gameType).not.toBe('')
        expect(filter.classify).not.toBe('')
      }),
    )
  })
})

describe('paging', () => {
  it('LIST-07 never repeats a game and loses none, whatever the pages, in the order they came', () => {
    const pages = fc.array(fc.array(fc.integer({ min: 0, max: 30 }).map(game), { maxLength: 10 }), { maxLength: 8 })
    fc.assert(
      fc.property(pages, (given) => {
        const ids = uniqueGames(given).map(({ nodeId }) => nodeId)
        // A set keeps the order in which its members first came.
        expect(ids).toEqual([...new Set(given.flat().map(({ nodeId }) => nodeId))])
      }),
    )
  })

  it('LIST-07 adds a page below what is there and moves nothing', () => {
    const pages = fc.array(fc.array(fc.integer({ min: 0, max: 30 }).map(game), { maxLength: 10 }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(pages, (given) => {
        const before = uniqueGames(given.slice(0, -1))
        expect(uniqueGames(given).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  it('LIST-09 a page of games and of favourites has 26, one of recents 25', () => {
    expect([GAME_PAGE_SIZE, FAVOURITE_PAGE_SIZE, RECENT_PAGE_SIZE]).toEqual([26, 26, 25])
  })

  it('LIST-02 the next page loads within 500 px of the bottom, at most once a second', () => {
    expect([LOAD_MORE_WITHIN_PX, LOAD_MORE_EVERY_MS]).toEqual([500, 1_000])
  })
})
