import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { classesFor } from '../games/filter.rules.ts'
import type { ContentType, GameSelectType, ModuleName, ThemeName } from '../index.ts'
import { HOME_TYPES } from '../site/announcements/announcements.queries.ts'

const MODULES = [
  'COMM3',
  'FUNDTRANS3',
  'AGEANNOUNCE3',
  'MEMTRANS3',
  'PERSPNL3',
  'AGEINFO3',
  'AGEDOWNMAN3',
  'REG3',
  'CAPTCHA3',
] as const
const CONTENT = ['A', 'PL', 'B', 'PU', 'PR'] as const
const SELECT = ['NEW', 'FAV', 'ALL', 'HOT'] as const

it('CONST-02 modules, content types, select types and themes are types that a skin can import, with these members and no others', () => {
  // The compiler is what fails here.
  expectTypeOf<ModuleName>().toEqualTypeOf<(typeof MODULES)[number]>()
  expectTypeOf<ContentType>().toEqualTypeOf<(typeof CONTENT)[number]>()
  expectTypeOf<GameSelectType>().toEqualTypeOf<(typeof SELECT)[number]>()
  expectTypeOf<ThemeName>().toEqualTypeOf<'mobile'>()
})

describe('in the code', () => {
  const packages = join(import.meta.dirname, '../../..')
  const sources = ['hooks', 'sdk', 'web']
    .flatMap((name) => globSync(`${packages}/${name}/src/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\.|\/(?:test|gen)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const linesWith = (words: readonly string[]) =>
    sources.flatMap((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .split(/(?= (?:export )?(?:const|type) )/)
        .filter((statement) => words.every((word) => statement.includes(`'${word}'`))),
    )

  it.each([
    ['ModuleName', MODULES],
    ['ContentType', CONTENT],
    ['GameSelectType', SELECT],
  ])('CONST-02 the members of %s are listed once, and so is its type', (name, words) => {
    expect(sources.flatMap((text) => text.match(new RegExp(`\\btype ${name} =`, 'g')) ?? [])).toHaveLength(1)
    expect(linesWith(words)).toHaveLength(1)
  })
})

it('CONST-02 the filter of slots offers the select types, and home asks for content of these types and hot matches', () => {
  expect(classesFor('RNG', []).toSorted()).toEqual(SELECT.toSorted())
  const known: ReadonlySet<string> = new Set(CONTENT)
  expect(HOME_TYPES.split(',').filter((type) => !known.has(type))).toEqual(['H'])
})
