import { expect, it } from 'vitest'
import { readMerchant } from './readMerchant.ts'

it('KIT-03 a build passes on what its backend calls by other names, and how long it is waited for', () => {
  const { backend } = readMerchant({
    VITE_HEADERS: 'token=X-Token, merchant=X-Merchant,intention=',
    VITE_ERROR_CODES: '1007=login.password.wrong\n4010=session.ended',
    VITE_SESSION_ENDED_CODES: 'session.ended,4010',
    VITE_TOKEN_IN_QUERY: '1',
    VITE_TIMEOUT_MS: '8000',
    VITE_RETRIES: '0',
    VITE_LOOKUP_MAX_AGE_HOURS: '0.5',
  })
  expect(backend).toEqual({
    headers: { token: 'X-Token', merchant: 'X-Merchant', intention: '' },
    errorCodes: { '1007': 'login.password.wrong', '4010': 'session.ended' },
    sessionEndedCodes: ['session.ended', '4010'],
    tokenInQuery: true,
    timeoutMs: 8_000,
    retries: 0,
    lookupMaxAgeHours: 0.5,
  })
})

it('a build without a word of its backend leaves everything to the contract', () => {
  expect(readMerchant({}).backend).toEqual({})
  expect(readMerchant({ VITE_HEADERS: '', VITE_TIMEOUT_MS: '', VITE_TOKEN_IN_QUERY: '0' }).backend).toEqual({})
})

it.each([
  ['VITE_HEADERS', 'X-Token', '"X-Token" is no pair such as from=to'],
  ['VITE_HEADERS', '=X-Token', '"=X-Token" is no pair such as from=to'],
  ['VITE_HEADERS', 'tokn=X-Token', '"tokn" is none of token, module, merchant, device, encryption, intention, requestId'],
  ['VITE_HEADERS', 'token=X:Token', '"X:Token" is no name of a header'],
  ['VITE_HEADERS', 'token=', '"" is no name of a header'],
  ['VITE_HEADERS', 'token=A,token=B', '"token" stands there twice'],
  ['VITE_ERROR_CODES', '1007=login.wrong', '"login.wrong" is no code of the contract'],
  ['VITE_ERROR_CODES', '{"1007":"login.password.wrong"}', 'is no pair such as from=to'],
  ['VITE_TOKEN_IN_QUERY', 'yes', '"yes" is neither 1 nor 0'],
  ['VITE_TIMEOUT_MS', '8s', '"8s" is no number from 1'],
  ['VITE_TIMEOUT_MS', '0', '"0" is no number from 1'],
  ['VITE_RETRIES', '-1', '"-1" is no number from 0'],
  ['VITE_LOOKUP_MAX_AGE_HOURS', 'Infinity', '"Infinity" is no number from 0'],
])('a build ends with the name of a variable that cannot be right: %s=%s', (name, value, why) => {
  expect(() => readMerchant({ [name]: value })).toThrow(name)
  expect(() => readMerchant({ [name]: value })).toThrow(why)
})
