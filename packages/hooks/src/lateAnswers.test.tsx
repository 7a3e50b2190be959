import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerPrompt } from './core/notices/notices.ts'
import {
  type FieldProps,
  useAvatar,
  useDeposit,
  useEditRates,
  useFeedback,
  useLimits,
  useProfileField,
  usePromotionPart,
  useRewardCenter,
  useSession,
} from './index.ts'
import { become } from './test/become.ts'
import { renderIn, settle, testLobby } from './test/testLobby.tsx'

const onSaved = vi.fn()
const type = (field: FieldProps, value: string) => field.onChange({ target: { value } })

/** What a member does with a screen, step by step, and the call of it whose answer comes late. */
interface Act<Screen> {
  use: () => Screen
  steps: readonly ((screen: Screen) => unknown)[]
  path: string
  /** Who does it, and who comes after them; two members who play, unless told otherwise. */
  visitors?: readonly [own: string, other: string]
}
const actOf = <Screen,>(each: Act<Screen>) => each

async function late<Screen>({ use, steps, path, visitors = ['maria88', 'vip777'] }: Act<Screen>) {
  const [own, other] = visitors
  onSaved.mockClear()
  const test = await testLobby({ member: own, backend: { crowd: 5 } })
  const { result } = renderIn(test, use)
  await settle(test)
  const release = test.network.hold(path)
  for (const step of steps) {
    act(() => void step(result.current))
    await settle(test)
  }
  act(() => answerPrompt(test.lobby, true))
  await settle(test)
  expect(test.network.held).toBe(1)
  await become(test, other)
  test.lobby.state.notices = []
  act(release)
  await settle(test)
  expect(test.lobby.state.session?.userName).toBe(other)
  const { wentTo, lobby } = test
  return { told: lobby.state.notices.map(({ message }) => message), wentTo, onSaved: onSaved.mock.calls }
}

it.each<[string, () => ReturnType<typeof late>]>([
  [
    'a nickname',
    () =>
      late(
        actOf({
          use: () => useProfileField('nickname', onSaved),
          steps: [(form) => type(form.field('nickname'), 'Luningning'), (form) => form.submit()],
          path: '/wps/member/info/nickname',
        }),
      ),
  ],
  [
    'a picture',
    () =>
      late(
        actOf({
          use: () => useAvatar(onSaved),
          steps: [({ choose, icons }) => choose(icons[3]?.icon ?? '')],
          path: '/wps/member/info/icon',
        }),
      ),
  ],
  [
    'a time-out',
    () => late(actOf({ use: useLimits, steps: [(limits) => limits.takeTimeOut('day')], path: '/wps/member/limits/timeOut' })),
  ],
  [
    'a feedback',
    () =>
      late(
        actOf({
          use: useFeedback,
          steps: [(form) => type(form.field('content'), 'The deposit of yesterday is still missing.'), (form) => form.submit()],
          path: '/wps/feedback',
        }),
      ),
  ],
  [
    'an application',
    () =>
      late(
        actOf({
          use: () => usePromotionPart(602),
          steps: [({ apply }) => apply.submit()],
          path: '/wps/promotion/602/apply',
        }),
      ),
  ],
  [
    'a claim',
    () =>
      late(
        actOf({
          use: useRewardCenter,
          steps: [({ groups, take }) => groups.toClaim[0] && take(groups.toClaim[0])],
          path: '/wps/promotion/701/claim',
        }),
      ),
  ],
  [
    'a deposit',
    () =>
      late(
        actOf({
          use: useDeposit,
          steps: [(form) => form.amount.choose(500), (form) => form.submit()],
          path: '/wps/relay/deposit/manual',
        }),
      ),
  ],
  [
    'a change of rates',
    () =>
      late(
        actOf({
          use: () => useEditRates('north01', onSaved),
          steps: [(form) => form.submit()],
          path: '/wps/agent/updateDownlineRebates',
          visitors: ['agent01', 'agent02'],
        }),
      ),
  ],
  ['a logout', () => late(actOf({ use: useSession, steps: [(session) => session.logout()], path: '/wps/session/logout' }))],
])('LOGIN-13 the end of %s is not told to another member who is there by then, and leads them nowhere', async (_, run) => {
  expect(await run()).toEqual({ told: [], wentTo: [], onSaved: [] })
})
