// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  Component,
  createContext,
  createElement,
  type ReactNode,
  StrictMode,
  Suspense,
  useId,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import type { createPortal, flushSync } from 'react-dom'
import type { Root, RootOptions } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { withoutExports } from './lessReact.ts'
import { questionsOf, withoutKinds, withoutQuestions } from './lessRenderer.ts'
import { ownFields, withShortFields } from './shortFields.ts'

const require = createRequire(import.meta.url)
const entry = require.resolve('react-dom')
const whole = readFileSync(join(dirname(entry), 'cjs/react-dom.production.min.js'), 'utf8')

describe('of the renderer is left out', () => {
  it.each(questionsOf(whole).map(({ asked, answer }) => [String(asked), asked, answer] as const))(
    'what %s asks',
    (_, asked, answer) => {
      expect(whole.match(asked)?.length).toBeGreaterThan(0)
      expect(withoutQuestions(whole).match(asked)).toBeNull()
      expect(answer).not.toBe('')
    },
  )

  it('what it does with nodes that no page has', () => {
    expect(whole).toMatch(/case 19:/)
    expect(whole).toMatch(/19===\w+\.tag/)
    const left = withoutKinds(whole)
    expect(left).not.toMatch(/case 19:|19===\w+\.tag/)
    // A kind that shares a case with another one loses its name alone.
    expect(whole).toMatch(/case 22:case 23:/)
    expect(left).toMatch(/case 22:/)
    expect(left).not.toMatch(/case 23:/)
  })
})

describe('short names', () => {
  const fields = ownFields(whole)

  it.each(['memoizedState', 'stateNode', 'pendingLanes', 'updateQueue'])('are for its own %s', (name) =>
    expect(fields).toContain(name),
  )

  it.each([
    // What React and those who use it know.
    'createRoot',
    'createPortal',
    'onRecoverableError',
    'identifierPrefix',
    'componentDidCatch',
    'getDerivedStateFromError',
    'dangerouslySetInnerHTML',
    'isDefaultPrevented',
    'nativeEvent',
    'ref',
    '_context',
    // What of the scheduler it uses.
    'unstable_scheduleCallback',
    // What it looks up by a text.
    'Esc',
    'boxFlex',
    'datetime',
    'animationend',
    // What it puts on elements.
    '_valueTracker',
    '_reactRootContainer',
  ])('are not for %s', (name) => expect(fields).not.toContain(name))
})

interface Renderer {
  readonly createRoot: (container: Element, options?: RootOptions) => Root
  readonly createPortal: typeof createPortal
  readonly flushSync: typeof flushSync
}

const element = createElement
const Place = createContext('nowhere')

function Field() {
  const [text, setText] = useState('')
  return element(
    'label',
    { htmlFor: useId() },
    element('input', { value: text, onChange: (event) => setText(event.target.value.toUpperCase()) }),
    text,
  )
}

function Noted({ name, notes }: { readonly name: string; readonly notes: string[] }) {
  useLayoutEffect(() => {
    notes.push(`+${name}`)
    return () => void notes.push(`-${name}`)
  }, [name, notes])
  return null
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  static override readonly contextType = Place
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? `failed in ${String(this.context)}` : this.props.children
  }
}

function Broken({ error }: { readonly error: Error }): never {
  throw error
}

/** Something that comes when it is told to. */
function coming() {
  let isHere = false
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    read() {
      if (!isHere) throw promise
      return 'here'
    },
    come() {
      isHere = true
      resolve()
    },
  }
}
type Coming = ReturnType<typeof coming>

const Late = ({ what }: { readonly what: Coming }) => what.read()

function Page({ what, ways }: { readonly what: Coming; readonly ways: (() => void)[] }) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, start] = useTransition()
  useLayoutEffect(() => void ways.push(() => start(() => setOpen(true))), [ways])
  return [isPending ? 'opens ' : '', isOpen ? element(Late, { key: 'late', what }) : 'before']
}

describe('the rest', () => {
  let dom: Renderer
  let root: Root
  beforeAll(async () => {
    const code = await withShortFields(withoutQuestions(withoutKinds(withoutExports(whole, 'react-dom'))))
    const module = { exports: {} as Renderer }
    new Function('exports', 'module', 'require', code)(module.exports, module, createRequire(entry))
    dom = module.exports
  })
  afterEach(() => {
    dom.flushSync(() => root.unmount())
    document.body.replaceChildren()
  })
  function show(node: ReactNode, options?: RootOptions) {
    const place = document.body.appendChild(document.createElement('div'))
    root = dom.createRoot(place, options)
    dom.flushSync(() => root.render(node))
    return place
  }

  it('keeps state, and what a player types', () => {
    const place = show(element(StrictMode, null, element(Field)))
    const input = place.querySelector('input')
    if (!input) throw new Error('No field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ab')
    dom.flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
    expect(place.textContent).toBe('AB')
    expect(input.value).toBe('AB')
  })

  it('moves, adds and takes away what has a key', () => {
    const list = (names: string) => [...names].map((name) => element('li', { key: name }, name))
    const place = show(list('abcd'))
    const [first] = place.children
    dom.flushSync(() => root.render(list('dxa')))
    expect(place.textContent).toBe('dxa')
    expect(place.lastChild).toBe(first)
  })

  it('runs effects and takes them back', () => {
    const notes: string[] = []
    show(element(Noted, { name: 'a', notes }))
    dom.flushSync(() => root.render(element(Noted, { name: 'b', notes })))
    dom.flushSync(() => root.render(null))
    expect(notes).toEqual(['+a', '-a', '+b', '-b'])
  })

  it('shows something else in the place of what throws', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const onError = vi.fn()
    const error = new Error('broken')
    const boundary = element(Boundary, { onError, children: element(Broken, { error }) })
    const place = show(element(Place.Provider, { value: 'home' }, boundary))
    expect(place.textContent).toBe('failed in home')
    expect(onError).toHaveBeenCalledExactlyOnceWith(error)
    expect(complaint).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('shows something else while it waits', async () => {
    const what = coming()
    const place = show(element(Suspense, { fallback: 'waits' }, element('b', null, 'beside '), element(Late, { what })))
    expect(place.lastChild?.textContent).toBe('waits')
    what.come()
    await vi.waitFor(() => expect(place.textContent).toBe('beside here'))
  })

  it('leaves what was there until what was asked for in a transition has come', async () => {
    const what = coming()
    const ways: (() => void)[] = []
    const place = show(element(Suspense, { fallback: 'waits' }, element(Page, { what, ways })))
    expect(place.textContent).toBe('before')
    for (const open of ways) open()
    await vi.waitFor(() => expect(place.textContent).toBe('opens before'))
    what.come()
    await vi.waitFor(() => expect(place.textContent).toBe('here'))
  })

  it('lets a tap in a portal rise to where it is rendered', () => {
    const taps: string[] = []
    const button = element('button', { type: 'button', onClick: () => taps.push('button') }, 'x')
    show(element('section', { onClick: () => taps.push('section') }, dom.createPortal(button, document.body)))
    document.querySelector('button')?.click()
    expect(taps).toEqual(['button', 'section'])
  })
})
