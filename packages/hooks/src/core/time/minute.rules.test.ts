import { expect, it } from 'vitest'
import { minuteOf } from './minute.rules.ts'

it.each([
  [Date.UTC(2026, 0, 1, 23, 30), -60, '2026-01-02 00:30'],
  [Date.UTC(2026, 0, 1, 0, 5), 480, '2025-12-31 16:05'],
  [Number.NaN, 0, ''],
  [1e20, 0, ''],
])('MEM-08 the moment %s is told as the viewer’s clock shows it', (ms, behind, text) => {
  expect(minuteOf(ms, behind)).toBe(text)
})
