import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followTyping } from './typedText.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.waiting
  document.body.innerHTML = ''
})

const sent = vi.fn()

function App() {
  const [carryOver] = useState(followTyping)
  useLayoutEffect(carryOver, [carryOver])
  return <Form />
}

function Form() {
  const [name, setName] = useState('')
  const [kept, setKept] = useState(true)
  const [game, setGame] = useState('')
  const [kind, setKind] = useState('member')
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent({ name, kept, game, kind })
        }}
      >
        <input name="username" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <input name="remember" type="checkbox" checked={kept} onChange={(event) => setKept(event.currentTarget.checked)} />
        <select name="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          <option value="agent">Agent</option>
          <option value="member">Member</option>
        </select>
        <input type="search" value={game} onChange={(event) => setGame(event.currentTarget.value)} />
      </form>
    </main>
  )
}

const field = <T extends Element = HTMLInputElement>(selector: string) => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** The page with the form as the build renders it, and the application that takes its place. */
function page() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  document.documentElement.dataset.waiting = ''
  return { old: field('main'), root: createRoot(field('#root')) }
}

const replaced = (old: Element) => vi.waitFor(() => expect(document.contains(old)).toBe(false))

it('APP-31 what is typed, ticked and chosen in the page, the caret, and that the form was sent go over to the application', async () => {
  const { old, root } = page()
  field('[name=username]').value = 'maria88'
  field('[name=remember]').checked = false
  field('[type=search]').value = 'tropical'
  field<HTMLSelectElement>('[name=kind]').value = 'agent'
  field('form').dataset.sent = ''
  startTransition(() => root.render(<App />))
  await new Promise((resolve) => setTimeout(resolve))
  field('[name=username]').focus()
  field('[name=username]').setSelectionRange(2, 3)
  await replaced(old)
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ name: 'maria88', kept: false, game: 'tropical', kind: 'agent' }]]))
  expect(field('[name=username]').value).toBe('maria88')
  expect(field('[name=remember]').checked).toBe(false)
  expect(field('[name=kind]').value).toBe('agent')
  expect(document.activeElement).toBe(field('[name=username]'))
  expect([field('[name=username]').selectionStart, field('[name=username]').selectionEnd]).toEqual([2, 3])
  root.unmount()
})

it('APP-31 what nobody touched stays as the application has it', async () => {
  const { old, root } = page()
  sent.mockClear()
  flushSync(() => root.render(<App />))
  await replaced(old)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(field('[name=username]').value).toBe('')
  expect(field('[name=remember]').checked).toBe(true)
  expect(field('[name=kind]').value).toBe('member')
  expect(document.activeElement).toBe(document.body)
  expect(sent).not.toHaveBeenCalled()
  root.unmount()
})
