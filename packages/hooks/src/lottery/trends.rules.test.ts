import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coldest, hottest, trendPlaces, trendsOf } from './trends.rules.ts'

const draw = (numbers: string[]) => ({ drawNo: numbers.join(), drawnAt: 0, numbers })

describe('the trends of a lottery', () => {
  it('count each number once a draw, and the draws since it came', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(digits, { maxLength: 20 }), fc.nat(4), (drawn, place) => {
        const trends = trendsOf('digits5', drawn.map(draw), place)
        expect(trends.reduce((sum, { hits }) => sum + hits, 0)).toBe(drawn.length)
        for (const { number, hits, missed } of trends) {
          expect(drawn.filter((each) => each[place] === number)).toHaveLength(hits)
          expect(drawn.slice(0, missed).some((each) => each[place] === number)).toBe(false)
          if (missed < drawn.length) expect(drawn[missed]?.[place]).toBe(number)
        }
      }),
    )
  })

  it('look at whole draws where places mean nothing, and at two digits of Vietnamese prizes', () => {
    expect(trendsOf('dice3', [draw(['6', '6', '1'])]).filter(({ hits }) => hits > 0)).toHaveLength(2)
    const vn = trendsOf('vn', [draw(['12307', '55507']), draw(['00099'])])
    expect(vn.filter(({ hits }) => hits > 0)).toEqual([
      { number: '07', hits: 1, missed: 0 },
      { number: '99', hits: 1, missed: 1 },
    ])
    expect([trendPlaces('digits5'), trendPlaces('vn'), trendPlaces('magic')]).toEqual([5, 0, 0])
    expect(trendsOf('magic', [draw(['1'])])).toEqual([])
  })

  it('have hot and cold numbers', () => {
    const trends = trendsOf('dice3', [draw(['1', '1', '2']), draw(['1', '3', '3'])])
    expect(hottest(trends, 2).map(({ number }) => number)).toEqual(['1', '2'])
    expect(coldest(trends, 3).map(({ number }) => number)).toEqual(['4', '5', '6'])
  })
})
