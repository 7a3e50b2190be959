import { describe, expect, it } from 'vitest'
import { REGISTER_FIELDS } from '../auth/register/register.rules.ts'
import en from '../messages/en.json' with { type: 'json' }
import { fieldLabel, inputLook } from './field.rules.ts'

describe('the look of a field', () => {
  it.each([
    ['password', { type: 'password', autoComplete: 'new-password' }],
    ['oldPassword', { type: 'password', autoComplete: 'current-password' }],
    ['mobileNum', { type: 'tel', inputMode: 'numeric' }],
    ['verificationCode', { inputMode: 'numeric', autoComplete: 'one-time-code' }],
    ['email', { type: 'email', autoCapitalize: 'none' }],
  ])('of %s opens its keyboard and says what may be filled in', (name, look) => {
    expect(inputLook(name)).toMatchObject(look)
  })

  it('of anything else is that of a plain input', () => {
    expect(inputLook('toString')).toEqual({})
    expect(inputLook('anything')).toEqual({})
  })
})

it('REG-04 every field of the registration has a look and a name', () => {
  for (const name of REGISTER_FIELDS) {
    expect(Object.keys(inputLook(name)), name).not.toEqual([])
    expect(en[fieldLabel(name).id], name).toMatch(/\w/)
  }
})
