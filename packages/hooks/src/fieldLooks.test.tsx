import { expect, it } from 'vitest'
import en from './messages/en.json'
import { fieldsOfAllHooks } from './test/fields.ts'

/** Called by what they are about: a category, an account, a place among the tiers. */
const OWN_NAME = /^(?:[A-Z]+|amount (?:ella26|noel23)|tier(?:From|Rate)1)$/

/** Text of any kind, or what is chosen from a list: a plain input. */
const PLAIN = [
  'useAddCard bankCode',
  'useContractOffer account',
  'useDeposit promotionId',
  'useFeedback content',
  'useWithdraw cardId',
]

it('REG-04 every field of every form says its keyboard, or what may be filled in, by the props that a skin spreads, and has a label', async () => {
  const seen = await fieldsOfAllHooks()
  const plain = Array.from(seen).filter(([, { type, inputMode, autoComplete }]) => !type && !inputMode && !autoComplete)
  expect(plain.map(([name]) => name).sort()).toEqual(PLAIN)
  expect(seen.size).toBeGreaterThan(50)
  const names = [...seen.keys()].map((key) => key.slice(key.indexOf(' ') + 1)).filter((name) => !OWN_NAME.test(name))
  expect(names.filter((name) => !Object.hasOwn(en, `label_${name}`))).toEqual([])
  const secret = Array.from(seen).filter(([name]) => /password/i.test(name.split(' ')[1] ?? ''))
  expect(secret.filter(([, { type }]) => type !== 'password').map(([name]) => name)).toEqual([])
})
