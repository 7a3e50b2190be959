import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWaits } from './QueryView.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

type Status = 'loading' | 'ready' | 'failed'
const Block = ({ status }: { status: Status }) => (useWaits({ status }) ? 'waits' : 'shown')

it('ERR-03 what has come is drawn in steps, and keeps its place until it is; a failure, and what is asked for again, shows at once', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const said = (status: Status) => {
    flushSync(() => root.render(<Block status={status} />))
    return container.textContent
  }
  expect([said('loading'), said('ready')]).toEqual(['waits', 'waits'])
  await vi.waitFor(() => expect(container.textContent).toBe('shown'))
  expect([said('loading'), said('failed')]).toEqual(['waits', 'shown'])
  root.unmount()
})
