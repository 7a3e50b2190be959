import { expect, it } from 'vitest'
import { answerPatterns } from './patternWorker.ts'

it('LOGIN-03 a pattern worker says when it is ready and answers each pattern', () => {
  const said: unknown[] = []
  const scope: Parameters<typeof answerPatterns>[0] = { onmessage: null, postMessage: (message) => said.push(message) }
  answerPatterns(scope)
  const ask = (pattern: string, value: string) => scope.onmessage?.(new MessageEvent('message', { data: { pattern, value } }))
  ask('(a|b)+', 'abba')
  ask('(a|b)+', 'abbc')
  ask('(', 'a')
  expect(said).toEqual(['ready', 'match', 'mismatch', 'unknown'])
})
