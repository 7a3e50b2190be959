import { ok } from '../answers.ts'
import { standingOf } from '../domain/club.ts'
import { iconUrl } from '../domain/icons.ts'
import { amountOf } from '../domain/ledger.ts'
import { unreadOf } from '../domain/messages.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import { say } from '../text.ts'

export const memberHandlers = {
  getMemberInfo(call) {
    const { member } = signedIn(call)
    const { id, account, type, nickname, toUpline, regDate, icon } = member
    return ok({
      id,
      account,
      type,
      regDate,
      ...(nickname && { nickname }),
      ...(toUpline && { toUpline }),
      clubLabel: { labelName: standingOf(call.world, member).level.name },
      ...(icon && { icon: iconUrl(icon) }),
    })
  },
  getBalance: (call) => ok({ sumBalance: amountOf(signedIn(call).member.balanceCents) }),
  listWallets(call) {
    const { balanceCents } = signedIn(call).member
    return ok([
      {
        walletId: 'main',
        name: say({ EN: 'Main wallet', TY: 'Pangunahing wallet' }, call.language),
        balance: amountOf(balanceCents),
      },
      { walletId: 'bonus', name: say({ EN: 'Bonus wallet', TY: 'Wallet ng bonus' }, call.language), balance: 0 },
    ])
  },
  getMerchantWallet: (call) => ok({ balance: amountOf(signedIn(call).member.balanceCents) }),
  getUnreadCount: (call) => ok(unreadOf(call.world, signedIn(call).member.id).length),
} satisfies Partial<Handlers>
