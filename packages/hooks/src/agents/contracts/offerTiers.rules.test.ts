import { describe, expect, it } from 'vitest'
import { textOf } from '../../core/message.ts'
import en from '../../messages/en.json' with { type: 'json' }
import ty from '../../messages/ty.json' with { type: 'json' }
import { offerText, TIERS } from './offerTiers.rules.ts'

const PLAIN = { account: 'north01', rate: '1%', least: '₱10', members: '3' }

describe('AGENT-07 the question before a contract is offered', () => {
  it('says each tier in a sentence of the language', () => {
    const tiers = [
      { from: '₱100', rate: '2%' },
      { from: '₱200', rate: '3%' },
    ]
    expect(textOf(offerText(PLAIN, tiers), en)).toBe(
      'north01 gets 1%, where a period has at least ₱10, 2% from ₱100 on and 3% from ₱200 on. Members who must have played: 3.',
    )
  })

  it.each([en, ty])('has words for as many tiers as there may be, each once', (catalogue) => {
    for (let count = 0; count <= TIERS.length; count += 1) {
      const tiers = Array.from({ length: count }, (_, at) => ({ from: `<from ${at}>`, rate: `<rate ${at}>` }))
      const said = textOf(offerText(PLAIN, tiers), catalogue)
      expect(said).not.toMatch(/[{}]/)
      const named = [...Object.values(PLAIN), ...tiers.flatMap(({ from, rate }) => [from, rate])]
      for (const word of named) expect(said).toContain(word)
    }
  })
})
