// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../operation.ts'

/** All domains but those of the first screen, each in a file of its own that its first call fetches. */
export const laterDomains: Record<string, () => Promise<{ domain: Domain }>> = {
  agent: () => import('./domains/agent.ts'),
  contract: () => import('./domains/contract.ts'),
  favourite: () => import('./domains/favourite.ts'),
  further: () => import('./domains/further.ts'),
  lottery: () => import('./domains/lottery.ts'),
  member: () => import('./domains/member.ts'),
  message: () => import('./domains/message.ts'),
  play: () => import('./domains/play.ts'),
  profile: () => import('./domains/profile.ts'),
  promotion: () => import('./domains/promotion.ts'),
  record: () => import('./domains/record.ts'),
  session: () => import('./domains/session.ts'),
  transaction: () => import('./domains/transaction.ts'),
  verification: () => import('./domains/verification.ts'),
}

/** The later domain of every path that begins so. */
export const domainOfPrefix: Record<string, string> = {
  '/wps': 'session',
  '/wps/member': 'profile',
  '/wps/member/register': 'session',
  '/wps/member/password': 'session',
  '/wps/member/passWordChangeV2': 'session',
  '/wps/member/info': 'member',
  '/wps/member/rebate': 'promotion',
  '/wps/agent': 'agent',
  '/wps/agent/affiliate': 'session',
  '/wps/agent/contract': 'contract',
  '/wps/verification': 'verification',
  '/wps/system': 'further',
  '/wps/announcement': 'further',
  '/wps/announcement/hotMatches': 'play',
  '/wps/wallets': 'member',
  '/wps/transaction': 'record',
  '/wps/transaction/intention': 'transaction',
  '/wps/transaction/withdraw': 'transaction',
  '/wps/relay': 'transaction',
  '/wps/relay/CSP_unreadCount': 'member',
  '/wps/relay/agent': 'contract',
  '/wps/message': 'message',
  '/wps/feedback': 'message',
  '/wps/promotion': 'promotion',
  '/wps/game': 'play',
  '/wps/game/types': 'further',
  '/wps/game/vassalages': 'further',
  '/wps/game/favourite': 'favourite',
  '/wps/game/recent': 'favourite',
  '/lgw': 'lottery',
}
