import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import type { StorageLike } from './ports.ts'
import { readJson, STORAGE_KEYS, safeStorage } from './storage.ts'

const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}
const safe = (find: () => StorageLike | undefined, prefix = '') => safeStorage(find, prefix)
const isText = (value: unknown): value is string => typeof value === 'string'

describe('storage that works', () => {
  it('APP-22 is what everything is written to and read from', () => {
    const device = memoryStorage({ before: '1' })
    const storage = safe(() => device)
    storage.setItem('key', 'value')
    expect(device.kept.get('key')).toBe('value')
    expect([storage.getItem('key'), storage.getItem('before'), storage.getItem('absent')]).toEqual(['value', '1', null])
    storage.removeItem('key')
    expect(device.kept.has('key')).toBe(false)
    expect(storage.getItem('key')).toBeNull()
  })

  it('gives every name a prefix, and empties nothing that others keep beside it', () => {
    const device = memoryStorage({ others: '1' })
    const storage = safe(() => device, 'ours.')
    storage.setItem('key', 'value')
    expect([...device.kept.keys()]).toEqual(['others', 'ours.key'])
    expect(storage.getItem('others')).toBeNull()
    storage.clear?.()
    expect(device.kept.get('others')).toBe('1')
    storage.removeItem('key')
    expect([...device.kept.keys()]).toEqual(['others'])
  })

  it('APP-22 is asked anew each time, so that what another tab wrote is seen', () => {
    const device = memoryStorage()
    const storage = safe(() => device)
    storage.setItem('key', 'ours')
    device.kept.set('key', 'theirs')
    expect(storage.getItem('key')).toBe('theirs')
  })
})

describe.each<[string, () => StorageLike | undefined]>([
  ['that may not even be asked for', refuse],
  ['that is not there', () => undefined],
  ['whose every call throws', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['that is full', () => ({ ...memoryStorage(), setItem: full })],
])('storage %s', (_, find) => {
  it('APP-22 is replaced by the page’s memory', () => {
    const storage = safe(find)
    expect(storage.getItem('key')).toBeNull()
    storage.setItem('key', 'one')
    storage.setItem('key', 'two')
    storage.setItem('empty', '')
    expect([storage.getItem('key'), storage.getItem('empty')]).toEqual(['two', ''])
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })

  it('APP-22 has a memory of its own', () => {
    safe(find).setItem('key', 'value')
    expect(safe(find).getItem('key')).toBeNull()
  })
})

describe('storage that fails for a while', () => {
  it('APP-22 that is full shows what was written last, and takes it once there is room', () => {
    const device = memoryStorage({ key: 'old' })
    let isFull = true
    const storage = safe(() => (isFull ? { ...device, setItem: full } : device))
    storage.setItem('key', 'new')
    expect([storage.getItem('key'), device.kept.get('key')]).toEqual(['new', 'old'])
    isFull = false
    storage.setItem('key', 'newer')
    expect([storage.getItem('key'), device.kept.get('key')]).toEqual(['newer', 'newer'])
  })

  it('APP-22 that refuses to remove something never shows it again', () => {
    const device = memoryStorage({ sass: 'secret' })
    const storage = safe(() => ({ ...device, removeItem: refuse }))
    storage.removeItem('sass')
    expect(storage.getItem('sass')).toBeNull()
    storage.setItem('sass', 'fresh')
    expect(storage.getItem('sass')).toBe('fresh')
  })

  it('APP-22 whatever fails, a page reads what it wrote', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', '__proto__'),
      value: fc.option(fc.string(), { nil: undefined }),
      fails: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const device = memoryStorage()
        let fails = false
        const storage = safe(() => (fails ? { getItem: refuse, setItem: full, removeItem: refuse } : device))
        const wanted = new Map<string, string>()
        for (const { key, value, fails: now } of steps) {
          fails = now
          if (value === undefined) {
            storage.removeItem(key)
            wanted.delete(key)
          } else {
            storage.setItem(key, value)
            wanted.set(key, value)
          }
          fails = false
          for (const each of ['a', 'b', '__proto__']) expect(storage.getItem(each)).toBe(wanted.get(each) ?? null)
        }
      }),
    )
  })
})

describe('kept JSON', () => {
  const read = (text: string) => readJson(memoryStorage({ key: text }), 'key', isText)

  it('APP-22 is what was written', () => {
    expect(read('"text"')).toBe('text')
  })

  it.each(['', '{', 'undefined', '17', 'null', '["text"]', '"text', '\u0000', '[object Object]'])(
    'APP-22 is absent when it is %s',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it('APP-22 is absent where nothing stands, and where storage throws', () => {
    expect(readJson(memoryStorage(), 'key', isText)).toBeUndefined()
    expect(readJson({ ...memoryStorage(), getItem: refuse }, 'key', isText)).toBeUndefined()
  })

  it('APP-22 that is huge or deep breaks nothing', () => {
    expect(read('['.repeat(5_000_000))).toBeUndefined()
    expect(read(`"${'x'.repeat(5_000_000)}"`)).toHaveLength(5_000_000)
  })
})

describe('the keys', () => {
  it('LOGIN-09 LOGIN-12 HOME-03 that the product names are called as it says', () => {
    const { rememberFlag, remembered, autoLogin, webClip, trialName } = STORAGE_KEYS
    expect([rememberFlag, remembered, autoLogin, webClip, trialName]).toEqual([
      'remPass',
      'sass',
      'autoLogin',
      'WEBCLIP',
      'trialName',
    ])
  })

  it('APP-22 are all different, and none lies among the cached lookups', () => {
    const keys = Object.values(STORAGE_KEYS)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => key.startsWith(STORAGE_KEYS.cache))).toEqual([STORAGE_KEYS.cache])
  })
})
