import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTabHub } from '../testing/tabHub.ts'
import { defaultPorts } from './defaultPorts.ts'
import type { TabChannel } from './ports.ts'

afterEach(() => vi.unstubAllGlobals())

const hub = createTabHub()
const kinds: [string, () => TabChannel][] = [
  ['of a browser', () => defaultPorts('lobbykit').tabs],
  ['of a test', hub.open],
]

describe.each(kinds)('the tabs %s', (_, open) => {
  function hearing() {
    const tab = open()
    const heard: unknown[] = []
    return { tab, heard, stop: tab.listen((message) => heard.push(message)) }
  }

  it('LOGIN-13 MEM-05 hear each other, and none hears itself', async () => {
    const one = hearing()
    const other = hearing()
    const silent = open()
    one.tab.post('one')
    await expect.poll(() => other.heard).toEqual(['one'])
    silent.post('silent')
    await expect.poll(() => [one.heard, other.heard]).toEqual([['silent'], ['one', 'silent']])
    one.stop()
    other.stop()
  })

  it('LOGIN-13 hear as long as they listen, each listener by itself', async () => {
    const one = hearing()
    const other = hearing()
    const again: unknown[] = []
    const stop = one.tab.listen((message) => again.push(message))
    one.stop()
    other.tab.post(1)
    await expect.poll(() => again).toEqual([1])
    stop()
    other.tab.post(2)
    const late = one.tab.listen((message) => again.push(message))
    other.tab.post(3)
    await expect.poll(() => again.at(-1)).toBe(3)
    expect(one.heard).toEqual([])
    late()
    other.stop()
  })
})

it('a browser that refuses channels, as where the site may keep nothing, leaves each tab on its own', () => {
  class Refused {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  vi.stubGlobal('BroadcastChannel', Refused)
  const { tabs } = defaultPorts('lobbykit')
  const stop = tabs.listen(() => {})
  tabs.post('one')
  stop()
})

describe('the history of a browser', () => {
  const at = (length: number, index: number, entries: number) => {
    vi.stubGlobal('history', { length })
    vi.stubGlobal('navigation', { entries: () => Array.from({ length: entries }), currentEntry: { index } })
    return defaultPorts('lobbykit').device.historyLength()
  }

  it('ends with the page that is shown: those that one has come back from do not count', () => {
    expect(at(3, 0, 3)).toBe(1)
    expect(at(3, 1, 3)).toBe(2)
    expect(at(3, 2, 3)).toBe(3)
  })

  it('counts the pages of other sites before those of this one', () => {
    expect(at(4, 0, 2)).toBe(3)
    expect(at(4, 1, 2)).toBe(4)
  })

  it('is as long as the browser says where it tells no more', () => {
    vi.stubGlobal('history', { length: 3 })
    vi.stubGlobal('navigation', undefined)
    expect(defaultPorts('lobbykit').device.historyLength()).toBe(3)
    vi.stubGlobal('navigation', { entries: () => [], currentEntry: null })
    expect(defaultPorts('lobbykit').device.historyLength()).toBe(3)
  })
})
