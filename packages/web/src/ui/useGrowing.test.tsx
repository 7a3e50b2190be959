import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGrowing } from './useGrowing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const frame = () => act(() => vi.advanceTimersByTimeAsync(20))

it('draws a step more after each frame, and at last the most', async () => {
  const drawn: number[] = []
  const { result } = renderHook(() => {
    const count = useGrowing(3, 8)
    drawn.push(count)
    return count
  })
  expect(result.current).toBe(3)
  await frame()
  expect(result.current).toBe(6)
  await frame()
  await frame()
  expect(result.current).toBe(8)
  expect(new Set(drawn)).toEqual(new Set([3, 6, 8]))
})

it('begins to grow when there is more to draw', async () => {
  const { result, rerender } = renderHook(({ most }) => useGrowing(3, most), { initialProps: { most: 3 } })
  await frame()
  await frame()
  rerender({ most: 9 })
  expect(result.current).toBe(3)
  await frame()
  expect(result.current).toBe(6)
})

it('draws nothing more of a list that is left', async () => {
  const { result, unmount } = renderHook(() => useGrowing(3, 9))
  unmount()
  await frame()
  expect(result.current).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})
