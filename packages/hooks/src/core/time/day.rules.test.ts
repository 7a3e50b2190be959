import { expect, it } from 'vitest'
import { isDay } from './day.rules.ts'

it.each(['1900-01-01', '2000-02-29', '2026-11-22', '2099-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

it.each([
  '2026-13-01',
  '2026-00-10',
  '2026-02-30',
  '2025-02-29',
  '1899-12-31',
  '2026-1-1',
  '0000-01-01',
  '2026-11-22T00:00',
  '',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false)
})
