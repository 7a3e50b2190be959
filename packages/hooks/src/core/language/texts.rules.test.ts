import { describe, expect, it } from 'vitest'
import { countText, dayText, percentText, timeText } from './texts.rules.ts'

const NOON = Date.UTC(2025, 10, 12, 12)

describe('AGENT-07 MEM-11 numbers and moments in words', () => {
  it('are as the language has them', () => {
    expect([countText(1234, 'en'), countText(1234, 'de')]).toEqual(['1,234', '1.234'])
    expect([percentText(0.6, 'en'), percentText(12.345, 'en'), percentText(30, 'de')]).toEqual(['0.6%', '12.35%', '30\u00a0%'])
    expect(dayText(NOON, 'en')).toBe('Nov 12, 2025')
    expect(timeText(NOON, 'en')).toMatch(/^Nov 1[123], 2025, \d+:00\s[AP]M$/)
  })

  it.each(['ar-EG', 'fa', 'bn', 'my', 'mr'])('have Latin digits in %s, too', (tag) => {
    for (const text of [countText(1234, tag), percentText(12.5, tag), dayText(NOON, tag), timeText(NOON, tag)]) {
      expect(text).toMatch(/[0-9]/)
      expect(text).not.toMatch(/(?![0-9])\p{Nd}/u)
    }
  })

  it('are none for what is no moment', () => {
    for (const ms of [undefined, Number.NaN, 9e15])
      expect([dayText(ms, 'en'), timeText(ms, 'en')]).toEqual([undefined, undefined])
  })
})
