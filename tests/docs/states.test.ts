// A skin's developer finds each status of the hooks on the page that says what they mean.
import type {
  BankCardsResult,
  BetSlipResult,
  ClaimResult,
  DepositObstacle,
  DepositOrderResult,
  DepositResult,
  GameFrame,
  HandDownResult,
  IntentionResult,
  LoginResult,
  PanelName,
  ReadStatus,
  RebateObstacle,
  StartupResult,
  TransferResult,
  WithdrawObstacle,
  WithdrawResult,
} from '@lobbykit/hooks'
import { expect, it } from 'vitest'
import { readPage } from './pages.ts'

/** All of a union: one that is missing, or too many, does not compile. */
const all = <Name extends string>(names: Record<Name, true>) => Object.keys(names)

type Moved =
  | BetSlipResult['status']
  | ClaimResult['status']
  | DepositResult['status']
  | WithdrawResult['status']
  | TransferResult['status']

it.each([
  [
    '`useStartup`',
    all<StartupResult['status']>({
      loading: true,
      normal: true,
      maintenance: true,
      restricted: true,
      blocked: true,
      down: true,
      failed: true,
    }),
  ],
  ['what is read', all<ReadStatus>({ loading: true, failed: true, ready: true })],
  ['a form', all<LoginResult['status']>({ idle: true, pending: true })],
  ['`sms` of a form', all<LoginResult['sms']['status']>({ idle: true, sending: true, counting: true })],
  [
    '`useGameFrame`',
    all<GameFrame['status']>({ launching: true, playing: true, login: true, blocked: true, windowOpen: true, failed: true }),
  ],
  [
    'a form that moves money, a claim, the bet slip',
    [
      ...all<Moved>({ idle: true, pending: true, checking: true, unknown: true }),
      ...all<NonNullable<IntentionResult['found']>['outcome']>({ done: true, none: true }),
    ],
  ],
  ['`useDepositOrder`', all<NonNullable<DepositOrderResult['status']>>({ waiting: true, done: true, refused: true })],
  ['`obstacle` of `useDeposit`', all<DepositObstacle>({ off: true, trial: true })],
  ['`obstacle` of `useRebate`', all<RebateObstacle>({ nothing: true, least: true })],
  [
    '`obstacle` of `useWithdraw`',
    all<WithdrawObstacle>({ off: true, trial: true, card: true, paymentPassword: true, turnover: true, times: true }),
  ],
  [
    '`obstacle` of `useBankCards`',
    all<NonNullable<BankCardsResult['obstacle']>['kind']>({ payeeName: true, paymentPassword: true, full: true }),
  ],
  [
    '`obstacle` of `useTransfer`, `useHandDown`',
    all<NonNullable<(TransferResult | HandDownResult)['obstacle']>['kind']>({
      notAllowed: true,
      paymentPassword: true,
      turnover: true,
    }),
  ],
])('a skin: %s has each of its statuses in the table', (where, statuses) => {
  const rows = readPage('a-skin').split('\n')
  const start = rows.findIndex((row) => row.startsWith(`| ${where} |`))
  const end = rows.findIndex((row, index) => index > start && !row.startsWith('| |'))
  const told = rows.slice(start, end).map((row) => row.split('|')[2] ?? '')
  expect(statuses.filter((status) => !told.some((cell) => cell.includes(`\`${status}\``)))).toEqual([])
})

it('a router: each panel is in the table', () => {
  const panels = all<PanelName>({
    menu: true,
    userPage: true,
    selectBox: true,
    hotMatch: true,
    download: true,
    legal: true,
    service: true,
    login: true,
  })
  const told = [...readPage('router').matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  expect(panels.filter((panel) => !told.some((cell) => cell.includes(`\`${panel}\``)))).toEqual([])
})
