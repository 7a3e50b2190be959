import { expect, it } from 'vitest'
import lgw from '../contract/lgw.json' with { type: 'json' }
import wps from '../contract/wps.json' with { type: 'json' }
import { textLengths } from '../src/gen/lengths.ts'
import { lengthsOf } from './lengths.ts'

const body = (properties: object) => ({ requestBody: { content: { 'application/json': { schema: { properties } } } } })
const Two = { properties: { password: { $ref: '#/components/schemas/Password' }, email: { maxLength: 254 } } }
const two = (most: number) => ({
  paths: { '/two': { put: { operationId: 'two', requestBody: { $ref: '#/components/requestBodies/Two' } } } },
  components: {
    requestBodies: { Two: { content: { 'text/plain': { schema: { $ref: '#/components/schemas/Two' } } } } },
    schemas: { Two, Password: { maxLength: most } },
  },
})
const card = { items: { properties: { owner: { maxLength: 32 } } } }
const one = {
  paths: {
    '/one': { post: { operationId: 'one', ...body({ password: { maxLength: 128 }, card, kind: { type: 'string' } }) } },
    '/three': { get: { operationId: 'three' } },
  },
}

it('REG-07 the longest text of a field is what every body that has it takes', () => {
  expect(lengthsOf([one, two(128)])).toEqual({ email: 254, owner: 32, password: 128 })
})

it('REG-07 two bodies that disagree about a field are an error, for an input would cut what one of them takes', () => {
  const message = 'password has at most 128 characters in one, and 64 in two: make them agree'
  expect(() => lengthsOf([one, two(64)])).toThrow(message)
})

it('REG-07 LOGIN-03 an input takes whatever a body of the contract takes of its field, and all passwords have one length', () => {
  // It throws where one operation takes less than another.
  expect(lengthsOf([wps, lgw])).toEqual(textLengths)
  const passwords = Object.entries(textLengths).filter(([name]) => /password$/i.test(name))
  expect(Object.fromEntries(passwords)).toEqual({
    password: 128,
    confirmPassword: 128,
    oldPassword: 128,
    newPassword: 128,
    confirmNewPassword: 128,
    paymentPassword: 128,
  })
})
