import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDigits } from './language.rules.ts'

it('REG-07 BAL-03 the digits of every script are those of the keyboard, and all else stays', () => {
  const systems = Intl.supportedValuesOf('numberingSystem')
  for (const numberingSystem of systems) {
    const typed = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890)
    if (/^\p{Nd}+$/u.test(typed)) expect(toDigits(typed), numberingSystem).toBe('1234567890')
    else expect(toDigits(typed), numberingSystem).toBe(typed)
  }
  expect(systems.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toDigits(text)).not.toMatch(/(?![0-9])\p{Nd}/u)
      expect(toDigits(text).replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''))
    }),
  )
})
