import { expect, it } from 'vitest'
import { type LobbyConfig, resolveConfig } from './config.ts'

const MERCHANT = { baseUrl: 'https://api.example', merchantCode: 'acme' }

it('what is undefined is as it is by default', () => {
  // Environment variables that are not set come as undefined, whatever the types say.
  const unset: Record<string, undefined> = {
    languages: undefined,
    imageHosts: undefined,
    currency: undefined,
    remember: undefined,
  }
  expect(resolveConfig({ ...MERCHANT, ...(unset as Partial<LobbyConfig>) })).toEqual(resolveConfig(MERCHANT))
})

it.each([
  [{}, 'EN', ['EN', 'TY']],
  [{ languages: ['TY'] }, 'TY', ['TY']],
  [{ defaultLanguage: 'XX' }, 'EN', ['EN', 'TY']],
  [{ languages: ['TY', 'EN'], defaultLanguage: 'EN' }, 'EN', ['TY', 'EN']],
  [{ languages: [] }, 'EN', []],
])('APP-25 the language shown first is one on offer: %o', (given, defaultLanguage, languages) => {
  expect(resolveConfig({ ...MERCHANT, ...given })).toMatchObject({ defaultLanguage, languages })
})
