import { ApiError } from '@lobbykit/sdk'
import { describe, expect, it } from 'vitest'
import { asksForCaptcha } from './captcha.rules.ts'

const refusal = (facts: { code?: string; value?: unknown; status?: number } = {}) =>
  new ApiError('refused', { operation: 'login', status: 200, ...facts })

describe('the captcha', () => {
  it('LOGIN-04 is asked for by a refusal with value.captcha', () => {
    expect(asksForCaptcha(refusal({ value: { captcha: true } }))).toBe(true)
    expect(asksForCaptcha(refusal({ value: { captcha: 'data:image/png;base64,AA' } }))).toBe(true)
  })

  it.each([
    [undefined],
    [null],
    ['captcha'],
    [true],
    [0],
    [[]],
    [['captcha']],
    [{}],
    [{ captcha: false }],
    [{ captcha: null }],
    [{ captcha: 0 }],
    [{ captcha: '' }],
    [{ Captcha: true }],
    [() => ({ captcha: true })],
  ])('LOGIN-04 is not asked for by the value %o', (value) => {
    expect(asksForCaptcha(refusal({ value }))).toBe(false)
  })

  it.each([
    [undefined],
    [null],
    [new Error('captcha')],
    [{ value: { captcha: true } }],
    ['captcha'],
    [Object.assign(new Error(), { value: { captcha: true } })],
  ])('LOGIN-04 is not asked for by what is no failed call: %o', (error) => {
    expect(asksForCaptcha(error)).toBe(false)
  })
})
