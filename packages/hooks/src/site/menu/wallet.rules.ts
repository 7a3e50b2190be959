/** The flags of the ways into the wallet and out of it, in their order (MENU-02). */
export const WALLET_FLAGS = { deposit: 'DEPOSIT', withdraw: 'WITHDRAW' } as const

/** A way into the wallet or out of it, named as its address. */
export type WalletWay = keyof typeof WALLET_FLAGS

const WAYS = ['deposit', 'withdraw'] as const satisfies readonly WalletWay[]

/** The ways that a merchant switched on, in their order. */
export const walletWays = (has: (flag: string) => boolean): readonly WalletWay[] => WAYS.filter((way) => has(WALLET_FLAGS[way]))
