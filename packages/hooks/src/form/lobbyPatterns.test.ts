import { expect, it } from 'vitest'
import { testLobby } from '../test/testLobby.tsx'
import { patternTester } from './lobbyPatterns.ts'

it('LOGIN-03 a pattern that cannot hang is tested at once, any other one in its time', async () => {
  const { lobby } = await testLobby()
  const tester = patternTester(lobby)
  expect([tester.test('^[a-z]{2,4}$', 'ab'), tester.test('^[a-z]{2,4}$', 'ab1')]).toEqual(['match', 'mismatch'])
  for (const [pattern, value] of [
    ['(ab)+', 'abab'],
    ['[a-z', 'a'],
    ['a*', 'a'.repeat(513)],
  ] as const)
    expect(await tester.test(pattern, value)).toBe('unknown')
  expect(patternTester(lobby)).toBe(tester)
})
