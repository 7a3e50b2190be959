import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { routes } from '../src/app/routes.tsx'
import { loadWords } from '../src/intl/words.ts'
import { seeded } from './mutate.ts'
import { brokenBackend, stubBrowser, VIRTUAL, visit } from './surroundings.tsx'

const ANSWERS = 10_000
/** How often each address is opened with answers that are wrong otherwise. */
const VISITS = 25
/** Members who may open what their guard lets in. */
const MEMBERS = { member: ['maria88', 'Maria88pass'], agent: ['agent01', 'Agent01pass'] } as const

const { original, session } = brokenBackend()

beforeAll(stubBrowser)
afterEach(cleanup)

it('ERR-03 CALL-04 ten thousand mutated answers: no blank page, no screen that throws, no error that nobody caught', {
  timeout: 600_000,
}, async () => {
  const random = seeded(20_261_121)
  await Promise.all([loadWords('core', 'EN'), routes[0]?.screen.load()])
  const failures: string[] = []
  for (let answers = 0; answers < ANSWERS && failures.length < 3; ) {
    const visited = await visit({ random, original, turns: 6 })
    answers += visited.answers
    if (visited.failure !== undefined) failures.push(visited.failure)
  }
  expect(failures).toEqual([])
})

const rows = routes.map((row) => [row.paths[0] ?? '', row] as const).filter(([path]) => !VIRTUAL.has(path))

it.each(rows)(
  'ERR-03 CALL-04 %s shows something whatever is wrong in its answers',
  async (path, { guard, screen }) => {
    await Promise.all([loadWords('core', 'EN'), screen.load()])
    const [name, password] = MEMBERS[guard === 'agent' ? 'agent' : 'member']
    const visitors =
      guard === 'public'
        ? [undefined, await session(name, password)]
        : [guard === 'guest' ? undefined : await session(name, password)]
    const failures: string[] = []
    for (const [place, held] of visitors.entries()) {
      const random = seeded(path.length * 1_000 + place)
      for (let times = 0; times < VISITS && failures.length < 2; times++) {
        history.replaceState(null, '', path)
        const { failure } = await visit({ random, original, session: held, turns: 12 })
        if (failure !== undefined) failures.push(failure)
      }
    }
    expect(failures).toEqual([])
  },
  120_000,
)
