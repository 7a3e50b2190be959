import { expect, it } from 'vitest'
import { mateAbout } from './mate.rules.ts'

it('AGENT-07 a member that was found is told from others by the upline, any other by the nickname, else by the day', () => {
  const mate = { upline: 'north01', nickname: 'Ella', registeredAt: 5 }
  const { nickname: _, ...nameless } = mate
  const day = (ms: number | undefined) => `day ${ms}`
  expect([mateAbout(mate, true, day), mateAbout(mate, false, day), mateAbout(nameless, false, day)]).toEqual([
    'north01',
    'Ella',
    'day 5',
  ])
})
