import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Message } from '../core/message.ts'
import { useFields } from './useFields.ts'

const WRONG: Message = { text: 'wrong' }

/** A field whose check ends when it is told to, as one in a worker, and finds wrong what is not `right`. */
function field() {
  const waiting: (() => void)[] = []
  const check = (_: 'name', { name }: { name: string }) =>
    new Promise<Message | undefined>((resolve) => {
      waiting.push(() => resolve(name === 'right' ? undefined : WRONG))
    })
  const { result } = renderHook(() => useFields<'name'>({ initial: { name: '' }, check }))
  return {
    type: (text: string) => act(() => result.current.setValue('name', text)),
    leave: () => act(() => result.current.field('name').onBlur()),
    /** Ends the check that was begun first. */
    end: () => act(async () => waiting.shift()?.()),
    left: () => waiting.length,
    problem: () => result.current.problems.name,
  }
}

it('a check that ends after its field was changed does not find the new text wrong', async () => {
  const { type, leave, end, left, problem } = field()
  type('wrong')
  leave()
  type('right')
  await end()
  expect(problem()).toBeUndefined()
  await end()
  expect([left(), problem()]).toEqual([0, undefined])
})

it('what was changed while it was checked is checked as it is now, and no more after that', async () => {
  const { type, leave, end, left, problem } = field()
  type('right')
  leave()
  type('wrong')
  await end()
  await end()
  expect([left(), problem()]).toEqual([0, WRONG])
  type('right')
  await end()
  type('wrong')
  expect([left(), problem()]).toEqual([0, undefined])
})
