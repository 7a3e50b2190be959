import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { domains } from '../src/test/operations.ts'
import { type Contract, domainsOf, factsOf, placesOf, prefixesOf, type Schema } from './facts.ts'
import { guardsOf } from './guards.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const success = (value?: Schema): Schema => ({
  oneOf: [
    { type: 'object', properties: { success: { const: true }, ...(value && { value }) } },
    { type: 'object', properties: { success: { const: false }, value: { type: 'string' } } },
  ],
})
type Operation = Contract['paths'][string][string]
const operation = (facts: Partial<Operation> & Pick<Operation, 'operationId'>): Operation => ({
  security: [],
  responses: { '200': json(success()) },
  ...facts,
})
const contractOf = (paths: Contract['paths'], schemas: Record<string, Schema> = {}): Contract => ({
  tags: [],
  paths,
  components: { schemas },
})
const domain = () => 'game'
const factsFor = (facts: Partial<Operation>) =>
  factsOf(contractOf({ '/call': { post: operation({ operationId: 'call', ...facts }) } }), domain).game?.['POST /call']
const guardsFor = (value: Schema | undefined, schemas: Record<string, Schema> = {}) =>
  guardsOf(
    contractOf({ '/call': { get: operation({ operationId: 'call', responses: { '200': json(success(value)) } }) } }, schemas),
    domain,
  ).game

describe('CALL-03 facts of a call', () => {
  it.each([
    ['nothing', {}, {}],
    ['a token', { security: [{ token: [] }] }, { token: 'required' }],
    ['a token or none', { security: [{}, { token: [] }] }, { token: 'optional' }],
    ['a module', { 'x-module': 'COMM3' }, { module: 'COMM3' }],
    ['a lookup', { 'x-cache': 'vendors' }, { cache: 'vendors' }],
    ['the marks', { 'x-encrypted': true, 'x-effect': true, 'x-device': true }, { encrypted: true, effect: true, device: true }],
    ['a token in the query', { parameters: [{ name: 'page' }, { name: 'token', 'x-token': true }] }, { tokenQuery: 'token' }],
    [
      'a merchant in the query',
      { parameters: [{ name: 'merchant_code', 'x-merchant': true }] },
      { merchantQuery: 'merchant_code' },
    ],
    ['a form', { requestBody: { content: { 'application/x-www-form-urlencoded': {} } } }, { form: true }],
    ['JSON', { requestBody: { content: { 'application/json': {} } } }, {}],
  ] satisfies [string, Partial<Operation>, object][])('say only what the contract says: %s', (_, facts, expected) => {
    expect(factsFor(facts)).toEqual({ id: 'call', ...expected })
  })

  it('are those of the committed files, with their guards', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const made = ['wps', 'lgw'].flatMap((api) => {
      const contract: Contract = JSON.parse(read(`../contract/${api}.json`))
      const byPath = domainsOf(parse(read(`../../../openapi/${api}.yaml`)))
      const guards = guardsOf(contract, byPath)
      return Object.entries(factsOf(contract, byPath)).map(([name, operations]) => [name, { operations, guards: guards[name] }])
    })
    expect(Object.fromEntries(made)).toEqual(domains)
  })

  it('may stand in several files, which come as one', () => {
    const domains = domainsOf({
      paths: { '/a': { $ref: './wps/profile.yaml#/paths/a' }, '/b': { $ref: './wps/profile.club.yaml#/paths/b' } },
    })
    expect([domains('/a'), domains('/b')]).toEqual(['profile', 'profile'])
  })

  it('need a domain: a path that points to no file is an error', () => {
    const domains = domainsOf({ paths: { '/a': { $ref: './wps/game.yaml#/paths/list' }, '/b': { $ref: '#/paths/list' } } })
    expect(domains('/a')).toBe('game')
    expect(() => domains('/b')).toThrow('/b must point to a file of its domain')
  })
})

describe('CALL-03 the domain of a path', () => {
  it('is told by a beginning that no other domain shares, in whole segments', () => {
    const paths = { '/a/game/list': 'game', '/a/game/hot': 'game', '/a/games': 'lottery', '/b': 'system' }
    expect(prefixesOf(paths)).toEqual({ '/a/game': 'game', '/a/games': 'lottery', '/b': 'system' })
  })

  it('is told by one entry for most paths of a beginning, and by own ones for the others', () => {
    const paths = { '/a/m/one': 'x', '/a/m/two': 'x', '/a/m/three': 'x', '/a/m/four': 'y', '/a/m/four/more': 'y', '/b': 'y' }
    expect(prefixesOf(paths)).toEqual({ '/a/m': 'x', '/a/m/four': 'y', '/b': 'y' })
  })

  it('is found by the longest beginning, whatever paths there are', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.dictionary(path, fc.constantFrom('x', 'y', 'z')), (domains) => {
        const prefixes = prefixesOf(domains)
        for (const [whole, domain] of Object.entries(domains)) {
          const fitting = Object.keys(prefixes).filter((prefix) => whole === prefix || whole.startsWith(`${prefix}/`))
          const [longest = ''] = fitting.toSorted((one, other) => other.length - one.length)
          expect(prefixes[longest]).toBe(domain)
        }
        expect(Object.keys(prefixes).length).toBeLessThanOrEqual(Object.keys(domains).length)
      }),
    )
  })

  it('is told by the whole path where another domain has one below it', () => {
    expect(prefixesOf({ '/a': 'system', '/a/game': 'game' })).toEqual({ '/a': 'system', '/a/game': 'game' })
  })
})

describe('CALL-04 guards', () => {
  it.each([
    [{ type: 'string' }, 's'],
    [{ type: 'string', minLength: 1 }, 'S'],
    [{ type: 'number' }, 'n'],
    [{ type: 'object', properties: { left: { type: ['integer', 'null'] } } }, { 'left?': 'i' }],
    [{ type: 'string', maxLength: 3, enum: ['a'], description: 'What it is.' }, 's'],
    [{ type: 'boolean' }, 'b'],
    [{}, 'x'],
    [{ type: 'array', items: { type: 'integer' } }, ['i']],
    [{ type: 'array' }, ['x']],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, ['*', 'b']],
    [
      { type: 'object', properties: { all: { type: 'string' } }, additionalProperties: { type: 'boolean' } },
      ['*', 'b', { 'all?': 's' }],
    ],
    [{ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, ['|', 's', ['s']]],
    [
      { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, name: { type: 'string' } } },
      { id: 'i', 'name?': 's' },
    ],
  ] satisfies [Schema, unknown][])('of %j', (schema, spec) => {
    expect(guardsFor(schema)).toEqual({ schemas: {}, values: { call: spec } })
  })

  it('of a call that promises no value are none', () => {
    expect(guardsFor(undefined)).toEqual({ schemas: {}, values: {} })
  })

  it('bring the schemas that are mentioned, and those that these mention, and no others', () => {
    const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
    const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
    const schemas = {
      Page: object({ games: { type: 'array', items: ref('Game') } }),
      Game: object({ page: ref('Page'), label: ref('Label') }),
      Label: object({ name: { type: 'string' } }),
      Other: object({}),
    }
    expect(guardsFor(ref('Page'), schemas)).toEqual({
      schemas: {
        Page: { 'games?': ['@Game'] },
        Game: { 'page?': '@Page', 'label?': '@Label' },
        Label: { 'name?': 's' },
      },
      values: { call: '@Page' },
    })
  })

  const text: Schema = { type: 'string' }
  const Named = { type: 'object', properties: { name: text } }
  it.each([
    ['allOf', { allOf: [text] }],
    ['anyOf', { type: 'array', items: { anyOf: [] } }],
    ['not', { type: 'string', not: { const: 'x' } }],
    ['prefixItems', { type: 'array', prefixItems: [text] }],
    ['patternProperties', { type: 'object', patternProperties: { '^a': text } }],
    ['if', { type: 'object', if: { required: ['a'] } }],
    ['properties beside oneOf', { oneOf: [Named], properties: { name: text } }],
    ['required beside $ref', { $ref: '#/components/schemas/Named', required: ['name'] }],
    ['oneOf beside $ref', { $ref: '#/components/schemas/Named', oneOf: [Named] }],
    ['value of several types', { type: ['integer', 'string'] }],
    ['null that must be there', { type: 'object', required: ['a'], properties: { a: { type: ['string', 'null'] } } }],
    ['null that must be there', { type: 'array', items: { type: ['string', 'null'] } }],
  ] satisfies [string, object][])('of what a guard does not check are an error: %s', (words, schema) => {
    expect(() => guardsFor(schema, { Named })).toThrow(`guards know no ${words}`)
  })

  it.each([
    ['201 beside 200', { '200': json(success()), '201': json(success()) }, 'call: a success arrives with 200, not with 201'],
    ['204 alone', { '204': {} }, 'call: a success arrives with 200, not with 204'],
    ['no success', { '400': json(success()) }, 'call describes no JSON answer with 200'],
    ['a success that a guard cannot tell', { '200': json({ oneOf: [{ type: 'object', not: {} }] }) }, 'guards know no not'],
  ])('of an operation that answers %s are an error', (_, responses, message) => {
    const call = operation({ operationId: 'call', responses })
    expect(() => guardsOf(contractOf({ '/call': { get: call } }), domain)).toThrow(message)
  })

  it('of a schema that is not there are an error', () => {
    expect(() => guardsFor({ $ref: '#/components/schemas/Nowhere' })).toThrow('no schema Nowhere')
  })
})

it('a tool finds the file and the line of every call', () => {
  const found = placesOf(new Map([['openapi/a.yaml', 'paths:\n  a:\n    get: { operationId: getA, tags: [a] }\n']]))
  expect([...found]).toEqual([['getA', { file: 'openapi/a.yaml', line: 3 }]])
  const calls: Record<string, { id: string; file: string; line: number }> = JSON.parse(
    readFileSync(new URL('../contract/calls.json', import.meta.url), 'utf8'),
  )
  expect(calls).toMatchObject({ 'POST /wps/session/login': { id: 'login', file: 'openapi/wps/session.yaml' } })
  for (const { id, file, line } of Object.values(calls)) {
    const lines = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split('\n')
    expect(lines[line - 1]).toContain(`operationId: ${id}`)
  }
})
