import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MessageRow } from './rows.ts'
import { createStore, restore } from './store.ts'

const message = (id: number, memberId = 1): MessageRow => ({ id, memberId, text: 0, sentAt: 0, read: false })

afterEach(() => vi.unstubAllGlobals())

describe('the store', () => {
  it('hands out copies: changing one changes nothing inside', () => {
    const store = createStore()
    store.add('message', message(1))
    const row = store.get('message', 1)
    if (row) row.text = 9
    const [listed] = store.filter('message', () => true)
    if (listed) listed.read = true
    expect(store.get('message', 1)).toEqual(message(1))
  })

  it('adds, replaces, patches and removes, and counts every change', () => {
    const store = createStore()
    store.add('message', message(1))
    store.put('message', message(2))
    store.put('message', message(2, 7))
    store.patch('message', 1, { read: true })
    store.patch('message', 99, { read: true })
    store.remove('message', 99)
    expect(store.revision()).toBe(4)
    expect(store.get('message', 2)?.memberId).toBe(7)
    expect(store.find('message', (row) => row.read)?.id).toBe(1)
    store.remove('message', 1)
    expect(store.count('message')).toBe(1)
    store.add('message', message(1))
    expect(store.peek('message').map((row) => row.id)).toEqual([2, 1])
  })

  it('takes an id once, 0 too', () => {
    const store = createStore()
    store.add('message', message(0))
    expect(store.get('message', 0)).toBeDefined()
    expect(() => store.add('message', message(0))).toThrow('already exists')
  })

  it('takes any text for an id, the empty one too', () => {
    const store = createStore()
    for (const id of ['', '__proto__', 'constructor']) {
      expect(store.get('attempt', id)).toBeUndefined()
      store.put('attempt', { id, failures: 1 })
      expect(store.get('attempt', id)).toEqual({ id, failures: 1 })
      store.remove('attempt', id)
    }
    expect(store.count('attempt')).toBe(0)
  })

  it('gives back from a dump what went into it, but the catalogue', () => {
    const store = createStore()
    store.add('message', message(3))
    const other = createStore()
    restore(other, JSON.parse(JSON.stringify(store.dump())))
    expect(other.get('message', 3)).toEqual(message(3))
    expect(store.dump()).not.toHaveProperty('game')
  })

  it('is not mirrored to other pages or workers', () => {
    const opened = vi.fn()
    vi.stubGlobal('window', {})
    vi.stubGlobal('BroadcastChannel', opened)
    createStore()
    expect(opened).not.toHaveBeenCalled()
    expect(globalThis.BroadcastChannel).toBe(opened)
  })
})
