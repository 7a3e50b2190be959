import { addMember, type NewMember } from '../domain/members.ts'
import { giveGifts } from '../domain/promotions.ts'
import { addSeedFriends } from '../domain/referral.ts'
import type { CardRow } from '../rows.ts'
import type { World } from '../world.ts'
import { seedContracts } from './contracts.ts'
import type { HistoryPlan } from './history.ts'
import { messagesFor } from './messages.ts'
import { rebateRates } from './rebates.ts'

const DAY_MS = 86_400_000

interface SeedMember extends NewMember {
  /** What this account is for, in the list of /mock/members. */
  purpose: string
  /** Days since the registration. */
  days: number
  /** What the member played in the twelve months before the seed (`history.ts`). */
  history?: HistoryPlan
  inbox?: Inbox
}

/** Numbers of the agents of the seed, the highest above the others. */
const MASTER = 12
const AGENT01 = 2
const NORTH = 21
const COAST = 24
const SOUTH = 27

/** Rates of the house and so much more, in hundredths of a percent: what an agent has over those below. */
const ratesAbove = (more: number) => Object.fromEntries(Array.from(rebateRates, ([gameType, rate]) => [gameType, rate + more]))

/** A member of agent01's team; plays now and then. */
const mate = (
  id: number,
  account: string,
  uplineId: number,
  more: Pick<SeedMember, 'days'> & Partial<SeedMember>,
): SeedMember => ({
  id,
  account,
  uplineId,
  password: `${account.charAt(0).toUpperCase()}${account.slice(1)}pass`,
  details: { paymentPassword: '123456' },
  balanceCents: 60_000 + id * 1_111,
  history: { rounds: 219, sessions: 73, stakes: [500, 1_000, 2_000], swingCents: 50_000, orderCents: 40_000 },
  purpose: `member of the team of agent01, ${more.type === undefined ? 'plays' : 'has a team, too'}`,
  ...more,
})

const MARIAS_CARD: CardRow = { id: 1, memberId: 1, bankCode: 'BDO', number: '5021430012344821' }

/** Who can log in from the start; passwords are public on purpose. */
export const seedMembers: readonly SeedMember[] = [
  {
    id: 1,
    account: 'maria88',
    uplineId: AGENT01,
    password: 'Maria88pass',
    nickname: 'Maria',
    mobile: '9171234567',
    email: 'maria@mail.example',
    details: { payeeName: 'Maria Santos', paymentPassword: '123456' },
    balanceCents: 125_050,
    days: 374,
    history: {
      rounds: 600,
      sessions: 60,
      stakes: [100, 200, 500, 1_000, 2_000],
      swingCents: 40_000,
      orderCents: 30_000,
      card: MARIAS_CARD,
    },
    purpose: 'ordinary member',
    inbox: { messages: 40, unread: 3 },
  },
  {
    id: 2,
    account: 'agent01',
    rates: ratesAbove(20),
    uplineId: MASTER,
    password: 'Agent01pass',
    nickname: 'Ramon',
    mobile: '9181111111',
    email: 'ramon@mail.example',
    details: { payeeName: 'Ramon Reyes', paymentPassword: '123456' },
    type: 1,
    toUpline: 'master01',
    balanceCents: 5_432_100,
    days: 800,
    purpose: 'agent, may transfer to the upline',
  },
  {
    id: 3,
    account: 'agent02',
    rates: ratesAbove(20),
    uplineId: MASTER,
    password: 'Agent02pass',
    nickname: 'Corazon',
    type: 2,
    toUpline: 'master01',
    balanceCents: 2_000_000,
    days: 1200,
    purpose: 'agent of type 2, may not transfer to the upline',
  },
  {
    id: 4,
    account: 'trial01',
    password: 'Trial01pass',
    type: 4,
    balanceCents: 100_000,
    days: 1,
    purpose: 'free-play account',
  },
  {
    id: 5,
    account: 'vip777',
    uplineId: MASTER,
    password: 'Vip777pass',
    nickname: 'Don Emilio',
    mobile: '9187777777',
    email: 'emilio@mail.example',
    balanceCents: 88_888_888,
    days: 2000,
    history: {
      rounds: 100_000,
      sessions: 400,
      stakes: [1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
      swingCents: 15_000_000,
      orderCents: 5_000_000,
    },
    purpose: 'member of the highest VIP level, with a full inbox',
    inbox: { messages: 150, unread: 120 },
  },
  { id: 6, account: 'broke01', uplineId: AGENT01, password: 'Broke01pass', balanceCents: 0, days: 30, purpose: 'empty wallet' },
  {
    id: 7,
    account: 'captcha1',
    uplineId: AGENT01,
    password: 'Captcha1pass',
    alwaysCaptcha: true,
    balanceCents: 50_000,
    days: 60,
    purpose: 'login always asks for a captcha',
  },
  {
    id: 8,
    account: 'blocked1',
    uplineId: AGENT01,
    password: 'Blocked1pass',
    status: 'disabled',
    days: 90,
    purpose: 'disabled',
  },
  { id: 9, account: 'outsider', password: 'Outsider1', status: 'notMember', days: 5, purpose: 'not a member account' },
  {
    id: 10,
    account: 'type40',
    password: 'Type40pass',
    type: 40,
    balanceCents: 10_000,
    days: 10,
    purpose: 'type 40, neither agent nor ordinary member',
  },
  {
    id: 11,
    account: 'opened01',
    uplineId: AGENT01,
    password: 'Opened01pass',
    balanceCents: 5_000,
    days: 1,
    logins: 0,
    purpose: 'opened by an agent, has never logged in',
  },
  {
    id: MASTER,
    account: 'master01',
    rates: ratesAbove(30),
    password: 'Master01pass',
    nickname: 'Lourdes',
    details: { payeeName: 'Lourdes Cruz', paymentPassword: '123456' },
    type: 1,
    balanceCents: 90_000_000,
    days: 2100,
    purpose: 'agent above agent01 and agent02',
  },
  { id: 13, account: 'type41', uplineId: MASTER, password: 'Type41pass', type: 41, days: 12, purpose: 'agent of type 41' },
  { id: 14, account: 'type42', uplineId: MASTER, password: 'Type42pass', type: 42, days: 11, purpose: 'agent of type 42' },
  mate(NORTH, 'north01', AGENT01, { rates: ratesAbove(10), nickname: 'Lito', type: 1, days: 610, balanceCents: 830_000 }),
  mate(22, 'lina22', NORTH, { nickname: 'Lina', days: 402 }),
  mate(23, 'noel23', NORTH, { days: 377 }),
  mate(COAST, 'coast01', NORTH, { rates: ratesAbove(5), nickname: 'Perla', type: 1, days: 390, balanceCents: 210_000 }),
  mate(25, 'dino25', COAST, { days: 371 }),
  mate(26, 'ella26', COAST, { nickname: 'Ella', days: 368 }),
  mate(SOUTH, 'south01', AGENT01, { rates: ratesAbove(10), nickname: 'Rey', type: 1, days: 500, balanceCents: 460_000 }),
  mate(28, 'faye28', SOUTH, { days: 380 }),
]

const CARDS: readonly CardRow[] = [
  MARIAS_CARD,
  { id: 2, memberId: 1, bankCode: 'GCASH', number: '639171234567' },
  { id: 3, memberId: 2, bankCode: 'BPI', number: '4000600070008000' },
]

interface Inbox {
  messages: number
  /** How many of them, the newest, nobody has read. */
  unread: number
}
/** What somebody new finds, and what a member of the seed has gathered: few, for tests make thousands of worlds. */
const NEW_INBOX: Inbox = { messages: 4, unread: 3 }
const SEED_INBOX: Inbox = { messages: 10, unread: 3 }

/** Adds what every new member finds: messages (the oldest read already) and promotions. */
export function furnish(world: World, memberId: number, seeded?: Inbox, hasHistory = false) {
  const { messages, unread } = seeded ?? NEW_INBOX
  for (const row of messagesFor(memberId, messages, unread, world.now())) world.db.add('message', row)
  giveGifts(world, memberId, { isSeeded: seeded !== undefined, hasHistory })
}

/** Adds the seed's members, and the bank cards of those who have any. */
export function seedAccounts(world: World) {
  for (const { purpose: _, history, days, inbox = SEED_INBOX, ...fields } of seedMembers) {
    const member = addMember(world, { logins: 1, ...fields, regDate: world.startedAt - days * DAY_MS })
    furnish(world, member.id, inbox, history !== undefined)
  }
  for (const card of CARDS) world.db.add('card', card)
  for (const row of seedContracts(world.startedAt)) world.db.add('contract', row)
  addSeedFriends(world)
}
