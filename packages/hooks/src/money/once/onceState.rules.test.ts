import { expect, it } from 'vitest'
import { onceState } from './onceState.rules.ts'

const nothing = () => undefined
const intention = {
  phase: 'idle',
  isUnsure: false,
  about: undefined,
  found: undefined,
  check: nothing,
  dismiss: nothing,
} as const
const none = { refusal: undefined }

it.each([
  ['idle', 'idle', 'idle'],
  ['idle', 'pending', 'pending'],
  ['sending', 'idle', 'pending'],
  ['checking', 'pending', 'checking'],
  ['unknown', 'idle', 'unknown'],
] as const)('BAL-05 what is %s and %s is shown as %s', (phase, status, shown) => {
  const isUnsure = phase === 'checking' || phase === 'unknown'
  expect(onceState({ ...intention, phase, isUnsure }, 'title', { ...none, status })).toMatchObject({ status: shown, isUnsure })
})

it('BAL-05 what is under way and what was found are told by the same word', () => {
  const about = { title: 'Bonus', amount: '₱5.00' }
  const found = { outcome: 'done', about, orderId: 'D1' } as const
  expect(onceState({ ...intention, about, found }, 'amount', none)).toMatchObject({
    what: '₱5.00',
    found: { outcome: 'done', what: '₱5.00', orderId: 'D1' },
  })
  expect(onceState({ ...intention, about, found }, 'title', none).found?.what).toBe('Bonus')
})
