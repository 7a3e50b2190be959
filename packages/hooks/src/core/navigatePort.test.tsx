import { expect, it } from 'vitest'
import { defaultPorts } from './defaultPorts.ts'

it('APP-06 who is on a page already adds no step to the history', () => {
  const { navigate } = defaultPorts('lobbykit')
  navigate('/m/gameCenter')
  const steps = history.length
  navigate('/m/gameCenter')
  expect(history.length).toBe(steps)
  navigate('/m/gameCenter?category=RNG')
  expect(history.length).toBe(steps + 1)
  navigate('/m/gameCenter?category=FISH', { replace: true })
  expect([history.length, location.search]).toEqual([steps + 1, '?category=FISH'])
})
