import { ADDRESSES, type AddressName } from '@lobbykit/hooks'
import { expect, it } from 'vitest'
import { routeOf } from './routes.tsx'

const names = Object.keys(ADDRESSES) as AddressName[]
const rowOf = (name: AddressName) => routeOf(ADDRESSES[name][0] ?? '')
/** The paths of the addresses for which something holds. */
const pathsWhere = (holds: (name: AddressName) => boolean) =>
  names
    .filter(holds)
    .flatMap((name) => [...ADDRESSES[name]])
    .sort()

it('every address of the site has a row of its own', () => {
  const without = names.filter((name) => rowOf(name).paths !== ADDRESSES[name])
  expect(without, 'These addresses are without a row in packages/web/src/app/routes.tsx').toEqual([])
})

it('APP-07 the footer is hidden on these pages and on no other', () => {
  expect(pathsWhere((name) => !rowOf(name).footer)).toEqual(
    [
      '/m/activity',
      '/m/agent',
      '/m/changePsw',
      '/m/forget',
      '/m/launchGame',
      '/m/login',
      '/m/maintenance',
      '/m/moreLottery',
      '/m/notice',
      '/m/register',
      '/m/register.html',
      '/m/service',
      '/m/trail',
      '/m/useragreement',
      '/m/winnerPage',
      '/register.html',
    ].sort(),
  )
})

it('APP-08 the header is hidden on login, register, mine and agent; a launched game has a bar of its own', () => {
  expect(pathsWhere((name) => !rowOf(name).header)).toEqual(
    [
      '/m/agent',
      '/m/launchGame',
      '/m/login',
      '/m/member/home',
      '/m/mine',
      '/m/register',
      '/m/register.html',
      '/register.html',
    ].sort(),
  )
})

it.each([
  ['activity', 'title.activity'],
  ['forgotPassword', 'title.forget'],
  ['trial', 'title.trial'],
  ['changePassword', 'title.password'],
  ['notice', 'title.notice'],
  ['gameCenter', 'title.gameCenter'],
  ['slotsCenter', 'title.slots'],
  ['message', 'title.messages'],
  ['settings', 'title.settings'],
  ['help', 'title.help'],
  ['leaderBoard', 'title.leaderboard'],
] as const)('APP-09 the header of %s says %s', (name, title) => {
  expect(rowOf(name)).toMatchObject({ title, header: true })
})

it('APP-05 a slash at the end changes nothing', () => {
  expect(routeOf('/m/home/')).toBe(routeOf('/m/home'))
  expect(routeOf('/m/login//')).toBe(routeOf('/m/login'))
})

it('the records of a team are titled as the row that leads there, the member’s own as ever', () => {
  const { titleFor } = rowOf('transactionRecord') ?? {}
  expect(titleFor?.('types=A&kind=deposit')).toBe('agent.records')
  expect(titleFor?.('kind=deposit')).toBeUndefined()
})
