import { describe, expect, it } from 'vitest'
import { createTabHub } from '../testing/tabHub.ts'
import { defaultPorts } from './defaultPorts.ts'
import type { TabChannel } from './ports.ts'

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
