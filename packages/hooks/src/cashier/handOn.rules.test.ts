import { expect, it } from 'vitest'
import { handOnObstacle } from './handOn.rules.ts'

it.each([
  [undefined, undefined, undefined],
  [{ paymentPassword: true }, undefined, undefined],
  [{ paymentPassword: true }, { turnoverLeft: 0 }, undefined],
  [{ paymentPassword: false }, { turnoverLeft: 0.01 }, 'paymentPassword'],
  [{ paymentPassword: true }, { turnoverLeft: 0.01 }, 'turnover'],
  [undefined, { turnoverLeft: 0.01 }, 'turnover'],
] as const)('BAL-08 AGENT-07 in the way of handing money on with %j and %j stands: %s', (security, terms, obstacle) => {
  expect(handOnObstacle(security, terms)).toBe(obstacle)
})
