import type { Text } from '../text.ts'

/** By which call a deposit is ordered. */
export type ChannelKind = 'manual' | 'gateway' | 'alipay' | 'qq' | 'wechat'

interface Channel {
  channelId: string
  kind: ChannelKind
  name: Text
  minCents: number
  maxCents: number
  quickCents: readonly number[]
  account?: { bankName: string; holder: string; number: string }
}

const QUICK = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** The ways to pay in, in the order they are offered. */
export const channels: readonly Channel[] = [
  {
    channelId: 'bdo',
    kind: 'manual',
    name: { EN: 'BDO bank transfer', TY: 'Bank transfer sa BDO' },
    minCents: 10_000,
    maxCents: 5_000_000,
    quickCents: QUICK,
    account: { bankName: 'BDO Unibank', holder: 'Lobby Services Inc.', number: '0012 3456 7890' },
  },
  {
    channelId: 'bpi',
    kind: 'manual',
    name: { EN: 'BPI bank transfer', TY: 'Bank transfer sa BPI' },
    minCents: 50_000,
    maxCents: 20_000_000,
    quickCents: [50_000, 100_000, 500_000, 1_000_000, 5_000_000],
    account: { bankName: 'Bank of the Philippine Islands', holder: 'Lobby Services Inc.', number: '4433 2211 0099' },
  },
  {
    channelId: 'fastpay',
    kind: 'gateway',
    name: { EN: 'FastPay', TY: 'FastPay' },
    minCents: 5_000,
    maxCents: 3_000_000,
    quickCents: [5_000, ...QUICK],
  },
  {
    channelId: 'alipay',
    kind: 'alipay',
    name: { EN: 'Alipay', TY: 'Alipay' },
    minCents: 10_000,
    maxCents: 1_000_000,
    quickCents: QUICK,
  },
  {
    channelId: 'qq',
    kind: 'qq',
    name: { EN: 'QQ Wallet', TY: 'QQ Wallet' },
    minCents: 10_000,
    maxCents: 500_000,
    quickCents: [10_000, 20_000, 50_000, 100_000, 500_000],
  },
  {
    channelId: 'wechat',
    kind: 'wechat',
    name: { EN: 'WeChat Pay', TY: 'WeChat Pay' },
    minCents: 10_000,
    maxCents: 1_000_000,
    quickCents: QUICK,
  },
]

/** Promotions that a deposit may come with. */
export const depositPromotions = [
  {
    promotionId: 501,
    title: { EN: 'First deposit: 50 % on top', TY: 'Unang deposito: dagdag na 50 %' },
    bonusPercent: 50,
    minCents: 50_000,
    maxBonusCents: 500_000,
    turnoverTimes: 10,
    isFirstOnly: true,
  },
  {
    promotionId: 502,
    title: { EN: 'Reload: 10 % on top', TY: 'Reload: dagdag na 10 %' },
    bonusPercent: 10,
    minCents: 20_000,
    maxBonusCents: 100_000,
    turnoverTimes: 5,
    isFirstOnly: false,
  },
] as const satisfies readonly { title: Text; [name: string]: unknown }[]
