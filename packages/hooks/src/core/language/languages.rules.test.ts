import { describe, expect, it } from 'vitest'
import { tagOf } from './language.rules.ts'
import { LANGUAGES, languageOf } from './languages.rules.ts'

/** The languages of the product in the words of Intl. */
const NAMES = [
  'Simplified Chinese',
  'English',
  'Japanese',
  'Thai',
  'Vietnamese',
  'Burmese',
  'Spanish',
  'Hindi',
  'Indonesian',
  'Khmer',
  'Korean',
  'Malay',
  'Portuguese',
  'Tamil',
  'Traditional Chinese',
  'Filipino',
  'Urdu',
  'Turkish',
  'Bangla',
  'Arabic',
  'Persian',
  'Russian',
  'Kazakh',
  'Uzbek',
  'Lao',
  'Nepali',
  'French',
  'Telugu',
  'Swahili',
]

describe('the known languages', () => {
  it('APP-25 are the 29 of the product, in its order', () => {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    expect(LANGUAGES.map(({ tag }) => names.of(tag))).toEqual(NAMES)
  })

  it('APP-25 have codes and tags of their own, which Intl takes as they stand and knows, and a name', () => {
    const tags = LANGUAGES.map(({ tag }) => tag)
    expect(new Set(tags).size).toBe(29)
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(29)
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags)
    for (const { code, name } of LANGUAGES) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(name).not.toBe('')
    }
  })

  it('APP-25 have the tag that is made of their code', () => {
    expect(LANGUAGES.map(({ code }) => tagOf(code))).toEqual(LANGUAGES.map(({ tag }) => tag))
  })

  it('APP-24 each have the flag of a country that Intl knows', () => {
    const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const lettersOf = (flag: string) =>
      [...flag].map((each) => String.fromCharCode((each.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')
    for (const { code, flag } of LANGUAGES) expect(countries.of(lettersOf(flag)), code).toBeDefined()
    expect(languageOf('TY').flag).toBe('🇵🇭')
    expect(languageOf('CN').flag).toBe('🇨🇳')
  })

  it('APP-25 are found by their code', () => {
    expect(LANGUAGES.map(({ code }) => languageOf(code))).toEqual(LANGUAGES)
  })

  it.each(['', 'en', 'XX', 'constructor'])('APP-25 an unknown code "%s" counts as English', (code) => {
    expect(languageOf(code)).toEqual({ code: 'EN', tag: 'en', name: 'English', flag: '🇬🇧' })
  })
})
