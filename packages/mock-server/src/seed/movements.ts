import type { LedgerRow } from '../rows.ts'
import type { Text } from '../text.ts'

/** What each kind of movement is called. */
export const movementNames: Readonly<Record<LedgerRow['kind'], Text>> = {
  opening: { EN: 'Opening balance', TY: 'Panimulang balanse' },
  stake: { EN: 'Stake', TY: 'Taya' },
  win: { EN: 'Win', TY: 'Panalo' },
  stakeBack: { EN: 'Stake returned', TY: 'Ibinalik na taya' },
  deposit: { EN: 'Deposit', TY: 'Deposito' },
  bonus: { EN: 'Bonus', TY: 'Bonus' },
  rebate: { EN: 'Rebate', TY: 'Rebate' },
  withdrawal: { EN: 'Withdrawal', TY: 'Withdrawal' },
  withdrawalBack: { EN: 'Withdrawal returned', TY: 'Ibinalik na withdrawal' },
  transfer: { EN: 'Transfer to another', TY: 'Paglipat sa iba' },
  transferIn: { EN: 'Transfer from another', TY: 'Paglipat mula sa iba' },
  referral: { EN: 'Reward for a friend', TY: 'Gantimpala para sa kaibigan' },
  salary: { EN: 'Salary', TY: 'Sahod' },
  dividend: { EN: 'Dividend', TY: 'Dibidendo' },
  rain: { EN: 'Red envelope', TY: 'Pulang sobre' },
}
