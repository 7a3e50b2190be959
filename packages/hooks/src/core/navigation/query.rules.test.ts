import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseQuery,
  QUERY_ARRAY,
  QUERY_DEPTH,
  QUERY_PARAMETERS,
  type Query,
  type QueryValue,
  queryText,
} from './query.rules.ts'

const plain = (query: QueryValue) => JSON.parse(JSON.stringify(query))
const depthOf = (value: QueryValue): number => {
  if (typeof value === 'string') return 0
  const inner = Array.isArray(value) ? value : Object.values(value)
  return Math.max(0, ...inner.map(depthOf)) + (Array.isArray(value) ? 0 : 1)
}
const listsOf = (value: QueryValue): QueryValue[][] => {
  if (typeof value === 'string') return []
  return Array.isArray(value) ? [value, ...value.flatMap(listsOf)] : Object.values(value).flatMap(listsOf)
}
const textsOf = (value: QueryValue): string[] =>
  typeof value === 'string' ? [value] : (Array.isArray(value) ? value : Object.values(value)).flatMap(textsOf)

const part = fc.constantFrom('a', 'b', '', '0', '3', '19', '20', '99', '__proto__', 'constructor', 'length')
const names = fc
  .tuple(fc.constantFrom('a', 'b', '__proto__', '[', ']', ''), fc.array(part, { maxLength: 9 }))
  .map(([first, rest]) => first + rest.map((each) => `[${each}]`).join(''))
const searches = fc
  .array(fc.tuple(names, fc.string({ maxLength: 4 })), { maxLength: 60 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
const anything = fc.oneof(searches, fc.string({ unit: 'binary' }), fc.webQueryParameters())

describe('the query of an address', () => {
  it.each([
    ['?gameType=RNG&tab=hot', { gameType: 'RNG', tab: 'hot' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[0]=1&a[1]=2', { a: ['1', '2'] }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a[b][]=1&a[b][]=2', { a: { b: ['1', '2'] } }],
    ['a[20]=1', { a: { 20: '1' } }],
    ['a=%E0%A4%A&b=ok', { a: '\ufffd%A', b: 'ok' }],
    ['name=%C3%B1+o', { name: 'ñ o' }],
    ['', {}],
    ['?', {}],
    ['&&=&=x', { '': ['', 'x'] }],
  ])('APP-16 %s is read', (search, expected) => {
    expect(plain(parseQuery(search))).toEqual(expected)
  })

  it('APP-16 counts at most 1000 parameters', () => {
    const read = (count: number) =>
      Object.keys(parseQuery(Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')))
    expect(QUERY_PARAMETERS).toBe(1_000)
    expect(read(1_000)).toHaveLength(1_000)
    expect(read(1_001)).toHaveLength(1_000)
    expect(read(1_001)).not.toContain('p1000')
  })

  it('APP-16 goes 5 names deep and leaves the rest as one name', () => {
    expect(QUERY_DEPTH).toBe(5)
    expect(plain(parseQuery('a[b][c][d][e][f]=x'))).toEqual({ a: { b: { c: { d: { e: { f: 'x' } } } } } })
    expect(plain(parseQuery('a[b][c][d][e][f][g][h]=x'))).toEqual({
      a: { b: { c: { d: { e: { f: { '[g][h]': 'x' } } } } } },
    })
  })

  it('APP-16 takes 20 items into a list, however they are written', () => {
    expect(QUERY_ARRAY).toBe(20)
    for (const name of ['a', 'a[]', 'a[0]']) {
      const { a } = parseQuery(Array.from({ length: 40 }, (_, index) => `${name}=${index}`).join('&'))
      expect(a).toHaveLength(20)
      expect(Array.isArray(a) && a[0]).toBe('0')
      expect(Array.isArray(a) && a[19]).toBe('19')
    }
  })

  it('APP-16 inherits nothing and changes nothing of the page', () => {
    const query = parseQuery('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(queryText(parseQuery(''), 'constructor')).toBe('')
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'a'])
  })

  it('APP-16 stays within its bounds, whatever an address says, and invents nothing', () => {
    fc.assert(
      fc.property(anything, (search) => {
        const query: Query = parseQuery(search)
        expect(depthOf(query)).toBeLessThanOrEqual(QUERY_DEPTH + 2)
        for (const list of listsOf(query)) expect(list.length).toBeLessThanOrEqual(QUERY_ARRAY)
        const given = [...new URLSearchParams(search).values()]
        for (const text of textsOf(query)) expect(given).toContain(text)
      }),
    )
  })

  it('APP-16 has each plain name once with the text it was written with', () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ unit: 'grapheme' })), {
      selector: ([name]) => name,
      maxLength: 30,
    })
    fc.assert(
      fc.property(pairs, (given) => {
        const query = parseQuery(`?${new URLSearchParams(given)}`)
        for (const [name, text] of given) expect(queryText(query, name)).toBe(text)
        expect(Object.keys(query)).toHaveLength(given.length)
      }),
    )
  })

  it.each([
    ['a=1&a=2', '1'],
    ['a[]=1&a[]=2', '1'],
    ['a[b]=1', ''],
    ['a[b]=1&a=2', '2'],
    ['b=1', ''],
  ])('APP-16 the text of a in %s is "%s"', (search, text) => {
    expect(queryText(parseQuery(search), 'a')).toBe(text)
  })
})
