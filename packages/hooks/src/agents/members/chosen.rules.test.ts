import { expect, it } from 'vitest'
import { chosenAfter } from './chosen.rules.ts'

it.each([
  [undefined, ['ella26'], undefined],
  [[], ['ella26'], []],
  [['ella26', 'noel23'], [], ['ella26', 'noel23']],
  [['ella26', 'noel23'], ['newbie77'], ['ella26', 'noel23']],
  [['ella26', 'noel23'], ['Ella26'], ['noel23']],
  [['ella26', 'noel23'], ['noel23', 'ella26'], undefined],
])('AGENT-07 of the chosen %j, once money has been handed to %j, stay %j', (chosen, handedTo, left) => {
  expect(chosenAfter(chosen, handedTo)).toEqual(left)
})
