import { describe, expect, it } from 'vitest'
import { textOf } from '../core/message.ts'
import en from './en.json' with { type: 'json' }
import ty from './ty.json' with { type: 'json' }

const catalogues: [string, Record<string, string>][] = [
  ['English', en],
  ['Tagalog', ty],
]
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('the texts of the rules', () => {
  it('APP-24 exist under the same ids in English and Tagalog', () => {
    expect(Object.keys(ty)).toEqual(Object.keys(en))
  })

  it.each(catalogues)('APP-24 in %s are none of them empty, and none merely an id', (_, catalogue) => {
    for (const [id, text] of Object.entries(catalogue)) {
      expect(text.trim(), id).toBe(text)
      expect(text, id).not.toBe('')
      expect(text, id).not.toBe(id)
    }
  })

  it.each(catalogues)(
    'APP-24 in %s need no message library: nothing stands in braces but the name of a value',
    (_, catalogue) => {
      for (const [id, text] of Object.entries(catalogue)) expect(text.replaceAll(/\{\w+\}/g, ''), id).not.toMatch(/[{}#]/)
    },
  )

  it('APP-24 have places for the same values in both languages', () => {
    const places = (catalogue: Record<string, string>) => Object.entries(catalogue).map(([id, text]) => [id, names(text)])
    expect(places(ty)).toEqual(places(en))
  })

  it.each([
    'Invalid invitation code',
    'Referrer link error',
    'Verification code error',
    'You are not logged in, please login first',
    'The account has been logged out, please log in again',
    'Sorry, this account does not have permission or the feature is temporarily unavailable',
    'Sorry, the user does not exist or is disabled',
    'Sorry, the username already exists',
    'Incorrect agent information',
    'Unknown error',
    'The requested url is empty, please check your request format',
    'System upgrading, please try again later',
    'The platform is under maintenance',
    'Popup blocked, please allow popups',
    'Loading failed, click to retry',
    'Slow Connection',
    'No Internet',
    'Non-member account unable to login',
    'Non-agents cannot log in',
    'Please use Safari to download the app',
    'Confirmation password mismatch',
    'Account format is incorrect',
    'Password format is incorrect',
    'E-mail format is incorrect',
    'Name format is not valid',
    'The mobile num is not valid',
    'Please enter a valid mobile number',
    'Please enter the correct date of birth',
    'Please enter a valid verification code',
  ])('the catalogue of errors has "%s"', (text) => {
    expect(Object.values(en)).toContain(text)
  })
})

describe('a message in words', () => {
  it('is the text of its id with its values, each as often as it stands', () => {
    const catalogue = { unknown_error: '{name} of {name}, {count}' }
    expect(textOf({ id: 'unknown_error', values: { name: 'Ana', count: 0 } }, catalogue)).toBe('Ana of Ana, 0')
  })

  it('leaves a place without a value as it is, and takes no value for a pattern', () => {
    const catalogue = { unknown_error: '{name} {other}' }
    expect(textOf({ id: 'unknown_error', values: { name: '$& {other}' } }, catalogue)).toBe('$& {other} {other}')
  })

  it('is the backend’s own text where it sent one', () => {
    expect(textOf({ text: 'Four {letters}' }, en)).toBe('Four {letters}')
  })

  it('is its id where the catalogue has no text', () => {
    expect(textOf({ id: 'unknown_error' }, {})).toBe('unknown_error')
  })
})
