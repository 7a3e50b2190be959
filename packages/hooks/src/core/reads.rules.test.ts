import { describe, expect, it } from 'vitest'
import { together, withBeside } from './reads.rules.ts'
import type { ReadStatus } from './useLobbyQuery.ts'

const REFUSAL = { id: 'no_permission' } as const

/** Reads in these states, and which of them are asked again. */
function readsIn(...statuses: readonly ReadStatus[]) {
  const asked: number[] = []
  const reads = statuses.map((status, at) => ({ status, retry: () => void asked.push(at), refusal: undefined }))
  return { reads, asked }
}

describe('reads that a screen needs all of', () => {
  it.each<[ReadStatus, readonly ReadStatus[]]>([
    ['ready', []],
    ['ready', ['ready', 'ready']],
    ['loading', ['ready', 'loading']],
    ['failed', ['loading', 'failed', 'ready']],
  ])('ERR-03 are %s together where they are %j', (status, statuses) => {
    expect(together(readsIn(...statuses).reads).status).toBe(status)
  })

  it('ERR-03 ask again for what is missing, and for all where nothing is', () => {
    const some = readsIn('failed', 'ready', 'loading')
    together(some.reads).retry()
    expect(some.asked).toEqual([0, 2])
    const all = readsIn('ready', 'ready')
    together(all.reads).retry()
    expect(all.asked).toEqual([0, 1])
  })

  it('ERR-03 say why asking again would not help', () => {
    const [ready, failed] = readsIn('ready', 'failed').reads
    expect(together([ready, failed].flatMap((read) => (read ? { ...read, refusal: REFUSAL } : []))).refusal).toBe(REFUSAL)
    expect(together(readsIn('ready').reads.map((read) => ({ ...read, refusal: REFUSAL }))).refusal).toBeUndefined()
  })
})

it('ERR-03 a read shows without those beside it, and asks for those again that did not come', () => {
  const { reads, asked } = readsIn('ready', 'failed', 'loading', 'ready')
  const [own, ...beside] = reads
  if (!own) throw new Error('There is no read')
  const shown = withBeside(own, beside)
  expect(shown.status).toBe('ready')
  shown.retry()
  expect(asked.toSorted()).toEqual([0, 1])
})
