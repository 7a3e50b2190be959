import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePress, useSwipe } from '../../index.ts'
import { inLobby, testLobby } from '../../test/testLobby.tsx'

// jsdom has no pointers.
beforeEach(() => {
  class Pointer extends MouseEvent {
    readonly pointerType: string
    readonly isPrimary: boolean
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, { bubbles: true, ...init })
      this.pointerType = init.pointerType ?? ''
      this.isPrimary = init.isPrimary ?? true
    }
  }
  vi.stubGlobal('PointerEvent', Pointer)
})

interface Spies {
  held: (id: string | null) => void
  clicked: () => void
  swiped: (way: string) => void
}

function List({ spies, each }: { spies: Spies; each: boolean }) {
  const { phase, handlers } = usePress((element) => spies.held(element.id), each ? 'article' : undefined)
  return (
    <div id="list" data-testid="list" data-phase={phase} {...handlers}>
      {['one', 'two'].map((id) => (
        <article key={id} id={id}>
          <button type="button" onClick={spies.clicked}>
            {id}
          </button>
        </article>
      ))}
    </div>
  )
}

async function shown({ each = true } = {}) {
  const test = await testLobby()
  const spies = { held: vi.fn(), clicked: vi.fn(), swiped: vi.fn() }
  render(<List spies={spies} each={each} />, { wrapper: inLobby(test.lobby) })
  const tile = screen.getByRole('button', { name: 'two' })
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 }
  return {
    ...spies,
    phase: () => screen.getByTestId('list').dataset.phase,
    pass: (ms: number) => act(() => test.clock.pass(ms)),
    down: (init: object = {}) => fireEvent.pointerDown(tile, { ...touch, ...init }),
    move: (clientX: number, init: object = {}) => fireEvent.pointerMove(tile, { ...touch, clientX, ...init }),
    lift: (init: object) => fireEvent.pointerUp(tile, { ...touch, ...init }),
    cancel: () => fireEvent.pointerCancel(tile, touch),
    up: () => {
      fireEvent.pointerUp(tile, touch)
      fireEvent.click(tile)
    },
    click: () => fireEvent.click(tile),
    menu: () => fireEvent.contextMenu(tile),
  }
}

it('APP-19 a tap is a click and looks pressed for 100 ms', async () => {
  const { down, up, pass, phase, clicked, held } = await shown()
  down()
  pass(50)
  expect(phase()).toBe('inactive')
  up()
  expect(phase()).toBe('active-in')
  pass(99)
  expect(phase()).toBe('active-in')
  pass(1)
  expect(phase()).toBe('inactive')
  expect(clicked).toHaveBeenCalledOnce()
  expect(held).not.toHaveBeenCalled()
})

it('a tile that is hidden right after a tap, and shown again later, does not look pressed', async () => {
  const test = await testLobby()
  const spies = { held: vi.fn(), clicked: vi.fn(), swiped: vi.fn() }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <List spies={spies} each />
    </Activity>
  )
  const { rerender } = render(page('visible'), { wrapper: inLobby(test.lobby) })
  const tile = screen.getByRole('button', { name: 'two' })
  fireEvent.pointerDown(tile, { pointerType: 'touch', isPrimary: true })
  fireEvent.pointerUp(tile, { pointerType: 'touch', isPrimary: true })
  expect(screen.getByTestId('list').dataset.phase).toBe('active-in')
  rerender(page('hidden'))
  act(() => test.clock.pass(1_000))
  rerender(page('visible'))
  expect(screen.getByTestId('list').dataset.phase).toBe('inactive')
})

it('APP-19 a finger held for 370 ms is a long press, once, of the part it lies on, and no click', async () => {
  const { down, up, click, pass, phase, clicked, held, menu } = await shown()
  down()
  pass(130)
  expect(phase()).toBe('active-in')
  pass(239)
  expect(held).not.toHaveBeenCalled()
  pass(1)
  expect(held.mock.calls).toEqual([['two']])
  expect(menu()).toBe(false)
  pass(5_000)
  up()
  expect(held).toHaveBeenCalledOnce()
  expect(clicked).not.toHaveBeenCalled()
  pass(100)
  expect(phase()).toBe('inactive')
  // A mouse or a keyboard clicks without a press.
  click()
  expect(clicked).toHaveBeenCalledOnce()
})

it('APP-19 without parts the element itself is pressed', async () => {
  const { down, pass, held } = await shown({ each: false })
  down()
  pass(370)
  expect(held.mock.calls).toEqual([['list']])
})

it('APP-19 a finger that moved more than 30 px neither clicks nor holds', async () => {
  const { down, move, up, pass, clicked, held } = await shown()
  down()
  move(36)
  pass(1_000)
  up()
  expect(clicked).not.toHaveBeenCalled()
  expect(held).not.toHaveBeenCalled()
})

it('APP-19 a press that the browser takes for scrolling is over', async () => {
  const { down, cancel, pass, held, phase } = await shown()
  down()
  pass(200)
  cancel()
  pass(1_000)
  expect(held).not.toHaveBeenCalled()
  expect(phase()).toBe('inactive')
})

it('APP-19 a second finger changes nothing of the press of the first, nor of how it looks afterwards', async () => {
  const { down, up, lift, move, pass, phase, held, clicked } = await shown()
  const second = { isPrimary: false }
  down()
  pass(200)
  down(second)
  move(500, second)
  lift(second)
  pass(200)
  expect(held).toHaveBeenCalledOnce()
  up()
  pass(100)
  down()
  up()
  expect(phase()).toBe('active-in')
  lift(second)
  pass(100)
  expect(phase()).toBe('inactive')
  expect(clicked).toHaveBeenCalledOnce()
})

it('APP-19 a mouse held down is no long press, and its menu stays', async () => {
  const { down, pass, up, held, clicked, menu } = await shown()
  down({ pointerType: 'mouse' })
  pass(1_000)
  expect(menu()).toBe(true)
  up()
  expect(held).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledOnce()
})

function Swiped({ onSwipe }: { onSwipe: (way: string) => void }) {
  return <div data-testid="swiped" {...useSwipe(onSwipe)} />
}

it('LIST-12 a touch that moves 60 px sideways is a swipe; a mouse, a shorter way and a cancelled one are none', async () => {
  const test = await testLobby()
  const ways: string[] = []
  render(<Swiped onSwipe={(way) => void ways.push(way)} />, { wrapper: inLobby(test.lobby) })
  const element = screen.getByTestId('swiped')
  const drag = (to: number, init: object = {}, end = fireEvent.pointerUp) => {
    fireEvent.pointerDown(element, { pointerType: 'touch', clientX: 100, clientY: 0, ...init })
    end(element, { pointerType: 'touch', clientX: to, clientY: 0, ...init })
  }
  drag(41)
  drag(40, { pointerType: 'mouse' })
  drag(40, {}, fireEvent.pointerCancel)
  drag(40, { isPrimary: false })
  expect(ways).toEqual([])
  drag(40)
  drag(160)
  expect(ways).toEqual(['next', 'previous'])
  test.lobby.state.language = 'AR'
  await act(async () => {})
  drag(40)
  expect(ways.at(-1)).toBe('previous')
})
