import { ApiError } from '@lobbykit/sdk'
import { expect, it } from 'vitest'
import { type ToldAt, toldBy } from './told.rules.ts'

const TABLE: ToldAt<'email'> = { 'email.taken': ['email', 'email_taken'], 'register.field.invalid': ['email'] }
const RULES = { email: { enabled: true, required: true, message: 'No e-mail' } }
const refused = (code: string, value?: unknown) => new ApiError('refused', { operation: 'setEmail', code, value })

it('MEM-07 a refusal is told by its field, in its own words or in those of the rule it names', () => {
  expect(toldBy(refused('email.taken'), TABLE, RULES)).toEqual({ name: 'email', problem: { id: 'email_taken' } })
  const broken = refused('register.field.invalid', { field: 'email' })
  expect(toldBy(broken, TABLE, RULES)).toEqual({ name: 'email', problem: { text: 'No e-mail' } })
  expect(toldBy(broken, TABLE, undefined)).toEqual({ name: 'email', problem: { id: 'field_check' } })
})

it.each([refused('server.error'), refused('toString'), refused('__proto__'), new Error('email.taken'), undefined])(
  'MEM-07 any other failure belongs to no field: %o',
  (error) => {
    expect(toldBy(error, TABLE, RULES)).toBeUndefined()
  },
)
