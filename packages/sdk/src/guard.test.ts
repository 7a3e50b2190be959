import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGuard, type Flaw, type Spec } from './guard.ts'
import { exampleCalls } from './test/contract.ts'
import { domains } from './test/operations.ts'

const promises = Object.values(domains).flatMap(({ guards: { schemas, values } }) =>
  Object.entries(values).map(([id, spec]) => ({
    id,
    spec,
    schemas,
    example: exampleCalls.find((call) => call.id === id)?.answer.value,
  })),
)

function check(spec: Spec, value: unknown, schemas: Record<string, Spec> = {}) {
  const flaws: Flaw[] = []
  const kept = createGuard({ schemas, values: { call: spec } }).keeps('call', value, flaws)
  return { kept, flaws, value }
}

describe('CALL-04 an item that a list already has', () => {
  const schemas = { Country: { code: 's', 'name?': 's', 'zone?': 's' } }
  it('is left out and told of; the first one stays', () => {
    const [first, other] = [{ code: 'PH', name: 'Philippines' }, { code: 'VN' }]
    const { kept, flaws, value } = check(['@Country', 'code'], [first, other, { code: 'PH', name: 'Again' }], schemas)
    expect([kept, value]).toEqual([true, [first, other]])
    expect(flaws).toEqual([{ path: 'value.2', expected: 'each code once' }])
  })

  it('is another one where one of its fields differs, or where nothing tells it from others', () => {
    const rows = [{ code: 'PH', zone: '1' }, { code: 'PH', zone: '2' }, { code: 'PH' }]
    expect(check(['@Country', 'code', 'zone'], [...rows, { code: 'PH', zone: '2' }], schemas).value).toEqual(rows)
    const nameless = [{ code: 'PH' }, { code: 'PH' }]
    expect(check(['@Country', 'name'], [...nameless], schemas)).toMatchObject({ value: nameless, flaws: [] })
    expect(check(['@Country'], [...nameless], schemas)).toMatchObject({ value: nameless, flaws: [] })
  })
})

describe('CALL-04 what is promised', () => {
  it.each([
    ['s', ['', 'text'], [1, true, null, undefined, {}, []]],
    ['S', ['text'], ['', 1, null, undefined]],
    ['n', [0, -1.5, 1e15, 0.1], ['1', 2 ** 53, -(2 ** 53), 1e21, Number.NaN, Number.POSITIVE_INFINITY, null, undefined]],
    ['i', [0, -3, 2 ** 53 - 1], [1.5, 2 ** 53, -(2 ** 53), '1', Number.NaN, null]],
    ['b', [true, false], [0, 1, 'true', null, undefined]],
    ['x', [undefined, null, 1, 'text', {}, []], []],
    [['s'], [[], ['a']], [{}, 'a', null, undefined]],
    [
      ['*', 'b'],
      [{}, { A: true }],
      [[], 'a', null, undefined],
    ],
    [
      ['|', { all: ['*', 's'] }, ['*', ['s']]],
      [{ all: { a: 'b' } }, { a: ['b'] }, {}],
      ['a', 1, null, []],
    ],
    [{ name: 's' }, [{ name: 'a' }, { name: 'a', more: 1 }], [{}, { name: 1 }, { name: null }, [], 'a', null]],
    [{ 'name?': 's' }, [{}, { name: 'a' }, { name: null }, { name: 1 }], [[], 'a', null]],
  ] satisfies [Spec, unknown[], unknown[]][])('%j', (spec, good, bad) => {
    for (const value of good) expect(check(spec, value).kept, JSON.stringify(value)).toBe(true)
    for (const value of bad) expect(check(spec, value).kept, JSON.stringify(value)).toBe(false)
  })

  it('a number too large for a number is none', () => {
    expect(check('n', JSON.parse('1e999')).kept).toBe(false)
  })

  it('an integer that arrived as its neighbour is none: another game would be launched', () => {
    const games: unknown = JSON.parse('[{"nodeId":9007199254740993},{"nodeId":9007199254740991}]')
    expect(check([{ nodeId: 'i' }], games)).toMatchObject({ kept: true, value: [{ nodeId: 9007199254740991 }] })
  })

  it('a schema is looked up by its name, and one that is not there lets nothing through', () => {
    expect(check('@Game', { id: 1 }, { Game: { id: 'i' } }).kept).toBe(true)
    expect(check('@Game', { id: 1 }).kept).toBe(false)
  })

  it('a schema may mention itself', () => {
    const schemas: Record<string, Spec> = { Tree: { id: 'i', 'branches?': ['@Tree'] } }
    expect(check('@Tree', { id: 1, branches: [{ id: 2 }, { id: 'three' }] }, schemas)).toMatchObject({
      kept: true,
      value: { id: 1, branches: [{ id: 2 }] },
    })
  })

  it('an operation is looked up by its own name only', () => {
    const guard = createGuard({ schemas: {}, values: {} })
    for (const name of ['toString', '__proto__', 'call']) {
      expect(guard.has(name)).toBe(false)
      expect(guard.keeps(name, {}, [])).toBe(false)
    }
    expect(check('@toString', {}).kept).toBe(false)
  })

  it('a kind that no one knows lets nothing through', () => {
    expect(check('z', 'text').kept).toBe(false)
  })
})

describe('CALL-04 what breaks the promise', () => {
  it('bad items of a list are removed and reported with their places', () => {
    const list = [{ id: 1 }, null, { id: 'two' }, { id: 3 }, 'four']
    expect(check(['@Item'], list, { Item: { id: 'i' } })).toEqual({
      kept: true,
      value: [{ id: 1 }, { id: 3 }],
      flaws: [
        { path: 'value.1', expected: '@Item' },
        { path: 'value.2.id', expected: 'i' },
        { path: 'value.2', expected: '@Item' },
        { path: 'value.4', expected: '@Item' },
      ],
    })
  })

  it('a list of nothing but bad items is no list: an empty one would say that there is nothing', () => {
    expect(check(['i'], ['a', 'b'])).toMatchObject({ kept: false, flaws: [{ path: 'value.0' }, { path: 'value.1' }] })
    expect(check({ name: 's', 'games?': ['i'] }, { name: 'A', games: ['a'] })).toMatchObject({
      kept: true,
      value: { name: 'A' },
    })
    expect(check([['i']], [['a'], [1]])).toMatchObject({ kept: true, value: [[1]] })
    expect(check(['i'], [])).toMatchObject({ kept: true, value: [], flaws: [] })
  })

  it('objects of one list may have their fields in any order, and others among them', () => {
    const spec: Spec = [{ id: 'i', name: 's', 'isNew?': 'b', 'tags?': ['s'] }]
    const good = [
      { id: 1, name: 'a', isNew: true, tags: ['x'] },
      { tags: ['y'], name: 'b', id: 2 },
      { further: 1, id: 3, more: {}, name: 'c', isNew: false },
      { name: 'd', id: 4, further: null },
    ]
    expect(check(spec, structuredClone(good))).toEqual({ kept: true, value: good, flaws: [] })
    const bad = [
      { further: 1, id: 5, more: {}, isNew: true },
      { name: 6, id: 6 },
      { isNew: 'yes', name: 'e', id: 7 },
    ]
    expect(check(spec, [...good, ...bad])).toEqual({
      kept: true,
      value: [...good, { name: 'e', id: 7 }],
      flaws: [
        { path: 'value.4.name', expected: 's' },
        { path: 'value.4', expected: 'object' },
        { path: 'value.5.name', expected: 's' },
        { path: 'value.5', expected: 'object' },
        { path: 'value.6.isNew', expected: 'b' },
      ],
    })
  })

  it('bad entries of a map are removed and reported', () => {
    expect(check(['*', ['s']], { A: ['a', 1], B: 'b' })).toEqual({
      kept: true,
      value: { A: ['a'] },
      flaws: [
        { path: 'value.A.1', expected: 's' },
        { path: 'value.B', expected: 'list' },
      ],
    })
  })

  it('an entry of a map that has a promise of its own keeps that one, and null counts as absent', () => {
    const mapping: Spec = ['*', ['i'], { 'gameType?': ['*', ['i']] }]
    expect(check(mapping, { RNG: [1], gameType: { RNG: [1, 'two'] } })).toEqual({
      kept: true,
      value: { RNG: [1], gameType: { RNG: [1] } },
      flaws: [{ path: 'value.gameType.RNG.1', expected: 'i' }],
    })
    expect(check(mapping, { RNG: { deep: [1] }, gameType: [1] })).toEqual({
      kept: true,
      value: {},
      flaws: [
        { path: 'value.RNG', expected: 'list' },
        { path: 'value.gameType', expected: 'object' },
      ],
    })
    expect(check(mapping, { RNG: [1], gameType: null })).toEqual({ kept: true, value: { RNG: [1] }, flaws: [] })
  })

  it('a bad optional field is removed and reported, a bad required one spoils the whole', () => {
    expect(check({ id: 'i', 'label?': { 'name?': 's' } }, { id: 1, label: 'Gold' })).toEqual({
      kept: true,
      value: { id: 1 },
      flaws: [{ path: 'value.label', expected: 'object' }],
    })
    expect(check({ id: 'i' }, { id: '1' })).toMatchObject({ kept: false, flaws: [{ path: 'value.id', expected: 'i' }] })
  })

  it('null counts as absent and is no flaw where absence is allowed', () => {
    expect(check({ id: 'i', 'name?': 's' }, { id: 1, name: null })).toEqual({ kept: true, value: { id: 1 }, flaws: [] })
  })

  it('of several shapes, the one that does not fit leaves no flaw behind', () => {
    const mapping: Spec = ['|', { 'gameType?': 'i', categories: ['*', ['i']] }, ['*', ['i']]]
    expect(check(mapping, { gameType: [1], RNG: [1, 'two'] })).toEqual({
      kept: true,
      value: { gameType: [1], RNG: [1] },
      flaws: [{ path: 'value.RNG.1', expected: 'i' }],
    })
  })

  it('fields that nobody promised stay', () => {
    expect(check({ id: 'i' }, { id: 1, more: { deep: [null] } })).toMatchObject({
      kept: true,
      value: { id: 1, more: { deep: [null] } },
    })
  })
})

describe('CALL-04 names with a meaning of their own are harmless', () => {
  it('__proto__ neither stands in for a missing field nor changes a prototype', () => {
    const value: unknown = JSON.parse('{"__proto__":{"id":1,"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
    expect(check({ id: 'i' }, value).kept).toBe(false)
    expect(check({ 'id?': 'i' }, value).kept).toBe(true)
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  it('__proto__ as a bad entry of a map is removed like any other', () => {
    const { kept, value, flaws } = check(['*', 'b'], JSON.parse('{"A":true,"__proto__":{"B":true}}'))
    expect(kept).toBe(true)
    expect(Object.entries(value as object)).toEqual([['A', true]])
    expect(flaws).toEqual([{ path: 'value.__proto__', expected: 'b' }])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})

/** Every place of a value, as a function that puts something else there. */
function places(value: unknown): ((other: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(value).flatMap((key) => [
    (other: unknown) => {
      if (other === undefined) delete holder[key]
      else holder[key] = other
    },
    ...places(holder[key]),
  ])
}

describe('CALL-04 the guards of all calls', () => {
  it.each(promises)('$id leaves what the contract shows as it is', ({ spec, schemas, example }) => {
    expect(example).toBeDefined()
    const result = check(spec, structuredClone(example), schemas)
    expect(result).toEqual({ kept: true, flaws: [], value: example })
  })

  const rubbish = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined))
  const mutation = fc.record({ place: fc.nat(), other: rubbish })
  const outcomes = { kept: 0, refused: 0, flawed: 0 }

  it('random damage never throws, and what passes passes again unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...promises), fc.array(mutation, { minLength: 1, maxLength: 5 }), (promise, mutations) => {
        const root = { value: structuredClone(promise.example) }
        for (const { place, other } of mutations) {
          const all = places(root)
          all[place % all.length]?.(other)
        }
        const first = check(promise.spec, root.value, promise.schemas)
        outcomes[first.kept ? 'kept' : 'refused']++
        if (first.flaws.length) outcomes.flawed++
        if (!first.kept) return
        const again = check(promise.spec, structuredClone(first.value), promise.schemas)
        expect(again).toEqual({ kept: true, flaws: [], value: first.value })
      }),
      { numRuns: 3000 },
    )
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(100)
  })

  it('a list keeps all of its good items, in their order', () => {
    const good = fc.record({ code: fc.string(), name: fc.string() })
    const bad = fc.oneof(fc.constant(null), fc.integer(), fc.record({ code: fc.integer(), name: fc.string() }), fc.constant([]))
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad)), (items) => {
        const isGood = (item: unknown) =>
          typeof item === 'object' && item !== null && 'code' in item && typeof item.code === 'string'
        const wanted = items.filter(isGood)
        const { value, flaws } = check(['@LotteryGame'], structuredClone(items), domains.lottery?.guards.schemas)
        expect(value).toEqual(wanted)
        expect(flaws.filter(({ expected }) => expected === '@LotteryGame')).toHaveLength(items.length - wanted.length)
      }),
    )
  })
})
