import type { Text } from '../text.ts'

const same = (name: string): Text => ({ EN: name, TY: name })

/** The banks and wallets that a card may be of, by code. */
export const banks: Readonly<Record<string, Text>> = {
  BDO: same('BDO Unibank'),
  BPI: same('Bank of the Philippine Islands'),
  CHINABANK: same('China Bank'),
  GCASH: same('GCash'),
  LANDBANK: { EN: 'Land Bank of the Philippines', TY: 'Land Bank ng Pilipinas' },
  MAYA: same('Maya'),
  METROBANK: same('Metrobank'),
  PNB: same('Philippine National Bank'),
  RCBC: same('RCBC'),
  SECURITY: same('Security Bank'),
  UNIONBANK: same('UnionBank'),
}
