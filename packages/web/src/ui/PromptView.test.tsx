import { fireEvent } from '@testing-library/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PromptView } from './PromptView.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

it('APP-18 a modal with an input gives it the focus after 500 ms, and says what was typed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const said: string[] = []
  await act(async () =>
    root.render(
      <PromptView
        open
        title="Name it"
        confirmLabel="OK"
        cancelLabel="Cancel"
        focusDelayMs={500}
        input={{ label: 'Name' }}
        onConfirm={(value) => said.push(value)}
        onCancel={() => said.push('nothing')}
      />,
    ),
  )
  const input = document.querySelector('input') as HTMLInputElement
  await pass(499)
  expect(document.activeElement?.getAttribute('role')).toBe('alertdialog')
  await pass(1)
  expect(document.activeElement).toBe(input)
  fireEvent.change(input, { target: { value: 'First' } })
  act(() => document.querySelector('form')?.requestSubmit())
  expect(said).toEqual(['First'])
  await act(async () => root.unmount())
})
