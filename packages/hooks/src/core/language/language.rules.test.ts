import { describe, expect, it } from 'vitest'
import {
  directionOf,
  GAME_RELOAD_MS,
  supportedLanguage,
  tagOf,
  VALIDATION_RELOAD_MS,
  VENDOR_RELOAD_MS,
  WINNER_RELOAD_MS,
} from './language.rules.ts'
import { LANGUAGES } from './languages.rules.ts'

describe('a language', () => {
  it.each([
    ['CN', 'zh-Hans'],
    ['EN', 'en'],
    ['JA', 'ja'],
    ['TH', 'th'],
    ['VI', 'vi'],
    ['TY', 'fil'],
  ])('APP-25 the backend code %s is the tag %s', (code, tag) => {
    expect(tagOf(code)).toBe(tag)
  })

  it.each(['', 'en', 'E', 'EN-US', 'CNN', 'constructor', '__proto__', '<b>'])(
    'APP-25 that is no code, "%s", counts as English',
    (code) => {
      expect(tagOf(code)).toBe('en')
      expect(directionOf(code)).toBe('ltr')
    },
  )

  it('APP-24 is written from right to left if it is Arabic, Persian or Urdu, and no other', () => {
    const rightToLeft = LANGUAGES.filter(({ code }) => directionOf(code) === 'rtl')
    expect(rightToLeft.map(({ tag }) => tag).sort()).toEqual(['ar', 'fa', 'ur'])
  })
})

describe('the language a visitor gets', () => {
  const config = { languages: ['TY', 'EN', 'AR'], defaultLanguage: 'EN' }

  it('APP-25 is the wanted one where the merchant offers it', () => {
    expect(supportedLanguage('AR', config)).toBe('AR')
  })

  it.each([null, '', 'CN', 'ar', '{}'])('APP-25 is the default for %j', (wanted) => {
    expect(supportedLanguage(wanted, config)).toBe('EN')
    expect(supportedLanguage(wanted, { ...config, defaultLanguage: 'TY' })).toBe('TY')
  })
})

it('APP-23 vendors and validation reload 200 ms after a change of language, games and winners 250 ms', () => {
  expect([VENDOR_RELOAD_MS, VALIDATION_RELOAD_MS, GAME_RELOAD_MS, WINNER_RELOAD_MS]).toEqual([200, 200, 250, 250])
})
