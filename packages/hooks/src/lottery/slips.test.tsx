import { expect, it } from 'vitest'
import { endSession } from '../core/session/session.ts'
import { useBetSlip, useLinePicker, useLotteryGame } from '../index.ts'
import { CODE, MEMBER, started } from '../test/lotteryPlayer.tsx'
import { memoryStorage, otherDevice, renderIn, settle, type TestLobby } from '../test/testLobby.tsx'

/** The picks and the slip as a page shows them that opens now. */
async function openPage(test: TestLobby) {
  const { result, unmount } = renderIn(test, () => {
    const game = useLotteryGame(CODE)
    return { picker: useLinePicker(game.table, 'trad'), slip: useBetSlip(game.table, 'trad') }
  })
  await settle(test)
  const { picker, slip } = result.current
  const picked = picker.rows.flatMap(({ picks }) => picks.filter(({ isPicked }) => isPicked).map(({ number }) => number))
  const shown = {
    method: picker.method?.code,
    picked,
    stake: picker.stake.field.value,
    multiple: picker.multiple.value,
    lines: slip.lines.length,
    draws: slip.chase.draws,
    raise: slip.chase.raise,
  }
  unmount()
  return shown
}

const logIn = async (test: TestLobby, account: string) => {
  test.lobby.state.session = (await otherDevice(test.backend, account)).session
}

const EMPTY = { picked: [], stake: '1', multiple: '1', lines: 0, draws: 1, raise: 'same' }

it('LOGIN-13 a session that ends takes nothing of what was meant: lines, chase, way to bet, picks and stake', async () => {
  const { test, now, step, sides } = await started()
  await sides()
  const [, method] = now().picker.methods
  await step(() => now().slip.setChase({ draws: 3, raise: 'double' }))
  await step(() => now().picker.chooseMethod(method?.code ?? ''))
  const [number] = now().picker.rows[0]?.picks ?? []
  await step(() => now().picker.pick(0, number?.number ?? ''))
  await step(() => now().picker.stake.field.onChange({ target: { value: '5' } }))
  await step(() => now().picker.multiple.onChange({ target: { value: '2' } }))
  const meant = {
    method: method?.code,
    picked: [number?.number],
    stake: '5',
    multiple: '2',
    lines: 1,
    draws: 3,
    raise: 'double',
  }
  test.lobby.state.session = null
  expect(await openPage(test)).toMatchObject(EMPTY)
  await logIn(test, 'vip777')
  expect(await openPage(test)).toMatchObject(EMPTY)
  await logIn(test, MEMBER)
  expect(await openPage(test)).toEqual(meant)
})

it('LOGIN-13 a page that stays open shows the slip of whoever is here', async () => {
  const { test, now, step, sides } = await started()
  await sides()
  await step(() => now().picker.stake.field.onChange({ target: { value: '5' } }))
  const shown = () => [now().slip.lines.length, now().picker.stake.field.value]
  await step(() => {
    test.lobby.state.session = null
  })
  expect(shown()).toEqual([0, '1'])
  await step(() => now().picker.pick(0, 'small'))
  await step(() => void now().picker.add())
  const guests = shown()
  await logIn(test, 'vip777')
  await step(() => {})
  expect([guests, shown()]).toEqual([
    [1, '1'],
    [1, '1'],
  ])
  await logIn(test, MEMBER)
  await step(() => {})
  expect(shown()).toEqual([1, '5'])
})

it('a reload of the page takes nothing of what was meant', async () => {
  const { test, now, step, sides } = await started()
  await sides()
  await step(() => now().slip.setChase({ draws: 3, raise: 'double' }))
  await step(() => now().picker.pick(0, 'odd'))
  await step(() => now().picker.stake.field.onChange({ target: { value: '5' } }))
  test.lobby.dispose()
  const reloaded = await started(MEMBER, { beside: test, sessionStorage: test.sessionStorage })
  expect(await openPage(reloaded.test)).toMatchObject({ picked: ['odd'], stake: '5', lines: 1, draws: 3, raise: 'double' })
  await reloaded.sides()
  expect(reloaded.now().slip.lines.map(({ id }) => id)).toEqual([1, 2])
  // Another tab has its own.
  expect((await started(MEMBER, { beside: test })).now().slip.lines).toEqual([])
})

it.each([
  ['expired', ['maria88', '']],
  ['logout', ['']],
] as const)(
  'of a member whose session ended by %s the device keeps only what they may come back to',
  async (reason, expected) => {
    const { test, step, sides } = await started()
    await sides()
    await step(() => endSession(test.lobby, { reason }))
    const kept: object = JSON.parse(test.sessionStorage.kept.get('lobbykit.slips') ?? '{}')
    expect([...new Set(Object.keys(kept).map((name) => name.split(' ').at(-1)))]).toEqual(expected)
  },
)

it.each([
  'null',
  '[]',
  '{"trad ELOTT_ELOTT_1 maria88":null}',
  '{"trad ELOTT_ELOTT_1 maria88":{"key":"k","lines":[{"id":1}],"lastId":1,"chase":{},"next":{}}}',
  '{"trad ELOTT_ELOTT_1 maria88":',
])('what something else has kept in its place is no slip: %s', async (kept) => {
  const { now, sides } = await started(MEMBER, { sessionStorage: memoryStorage({ 'lobbykit.slips': kept }) })
  expect(now().slip.lines).toEqual([])
  await sides()
  expect(now().slip.lines).toHaveLength(1)
})

it('a guest’s slip goes with the one who logs in, and with nobody else', async () => {
  const { test, now, step, sides } = await started('')
  await sides()
  await step(() => now().slip.setChase({ draws: 2 }))
  await logIn(test, MEMBER)
  expect(await openPage(test)).toMatchObject({ lines: 1, draws: 2 })
  await logIn(test, 'vip777')
  expect(await openPage(test)).toMatchObject(EMPTY)
})

it('LOGIN-13 what is put on a slip after the session ended comes behind the lines of the member who logs in', async () => {
  const { test, now, step, sides } = await started()
  await sides()
  await sides()
  await step(() => now().slip.setChase({ draws: 3 }))
  await step(() => {
    test.lobby.state.session = null
  })
  await step(() => now().picker.pick(0, 'small'))
  await step(() => void now().picker.add())
  await logIn(test, MEMBER)
  await step(() => {})
  expect(now().slip).toMatchObject({
    lines: [
      { id: 1, count: 2 },
      { id: 2, count: 2 },
      { id: 3, count: 1 },
    ],
    chase: { draws: 3 },
  })
  await sides()
  expect(now().slip.lines.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

it('another way to bet begins without picks', async () => {
  const { now, step } = await started()
  await step(() => now().picker.pick(0, 'big'))
  expect(now().picker.count).toBe(1)
  const [first, other] = now().picker.methods
  await step(() => now().picker.chooseMethod(other?.code ?? ''))
  expect(now().picker.count).toBe(0)
  await step(() => now().picker.chooseMethod(first?.code ?? ''))
  expect(
    now()
      .picker.rows.flatMap(({ picks }) => picks)
      .some(({ isPicked }) => isPicked),
  ).toBe(false)
})
