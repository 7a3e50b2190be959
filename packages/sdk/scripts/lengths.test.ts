import { expect, it } from 'vitest'
import { lengthsOf } from './lengths.ts'

const body = (properties: object) => ({ requestBody: { content: { 'application/json': { schema: { properties } } } } })

it('REG-07 the longest text of a field is what every body that has it takes', () => {
  const found = lengthsOf({
    paths: {
      '/one': { post: { operationId: 'one', ...body({ password: { maxLength: 128 }, kind: { type: 'string' } }) } },
      '/two': { put: { operationId: 'two', requestBody: { $ref: '#/components/requestBodies/Two' } } },
      '/three': { get: { operationId: 'three' } },
    },
    components: {
      requestBodies: { Two: { content: { 'text/plain': { schema: { $ref: '#/components/schemas/Two' } } } } },
      schemas: { Two: { properties: { password: { maxLength: 64 }, email: { maxLength: 254 } } } },
    },
  })
  expect(found).toEqual({ email: 254, password: 64 })
})
