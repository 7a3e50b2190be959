import { afterEach, expect, it, vi } from 'vitest'
import { watchView } from './watchView.ts'

afterEach(() => vi.unstubAllGlobals())

it('HOME-01 what came near while the page was busy counts, though it was not near a moment before', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const ended = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: typeof tell) {
        tell = hear
      }
      observe = () => undefined
      disconnect = ended
    },
  )
  const heard: boolean[] = []
  const stop = watchView(document.body, (inView) => heard.push(inView), {})
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect(heard).toEqual([true, false])
  stop()
  expect(ended).toHaveBeenCalledOnce()
})
