import { useSnapshot } from 'valtio'
import { together } from '../core/reads.rules.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { maskDigits } from './money.rules.ts'
import { spendable } from './spendable.rules.ts'
import { useMoneyText } from './useMoneyText.ts'
import { merchantWalletQueryOptions, walletsQueryOptions } from './wallets.queries.ts'

/** A wallet and what is in it, each digit masked while the member hides amounts (BAL-01). */
export interface ShownWallet {
  /** Id of the wallet. */
  walletId: string
  /** Name of the wallet. */
  name: string
  /** What is in it, in words with its currency. */
  text: string
}

/** The member's wallets. */
export interface WalletsResult extends ReadState {
  /** In the server's order. */
  wallets: readonly ShownWallet[]
  /** What is in the wallet at the merchant; undefined until it is known. */
  merchant: string | undefined
}

/** The member's wallets and the one at the merchant, fetched on home's load (HOME-14); a guest asks for neither. */
export function useWallets(): WalletsResult {
  const { hideBalance } = useSnapshot(useLobby().state)
  const show = useMoneyText()
  const list = useMemberQuery(walletsQueryOptions, undefined)
  const merchant = useMemberQuery(merchantWalletQueryOptions, undefined)
  const textOf = (amount: number) => {
    const text = show(spendable(amount))
    return hideBalance ? maskDigits(text) : text
  }
  return {
    wallets: (list.data ?? []).map(({ walletId, name, balance }) => ({ walletId, name, text: textOf(balance) })),
    merchant: merchant.data && textOf(merchant.data.balance),
    ...together([list, merchant]),
  }
}
