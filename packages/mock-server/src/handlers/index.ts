import type { Handlers } from '../operation.ts'
import { accountHandlers } from './account.ts'
import { agentHandlers } from './agent.ts'
import { agentAccountHandlers } from './agentAccount.ts'
import { agentContractHandlers } from './agentContract.ts'
import { announcementHandlers } from './announcement.ts'
import { centerHandlers } from './center.ts'
import { clubHandlers } from './club.ts'
import { depositHandlers } from './deposit.ts'
import { gameHandlers } from './game.ts'
import { launchHandlers } from './launch.ts'
import { limitsHandlers } from './limits.ts'
import { listedHandlers } from './listed.ts'
import { lotteryHandlers } from './lottery.ts'
import { memberHandlers } from './member.ts'
import { messageHandlers } from './message.ts'
import { missionHandlers } from './mission.ts'
import { profileHandlers } from './profile.ts'
import { promotionHandlers } from './promotion.ts'
import { rebateHandlers } from './rebate.ts'
import { recordHandlers } from './record.ts'
import { relayHandlers } from './relay.ts'
import { sessionHandlers } from './session.ts'
import { systemHandlers } from './system.ts'
import { teamHandlers } from './team.ts'
import { transactionHandlers } from './transaction.ts'
import { verificationHandlers } from './verification.ts'

/** One handler for every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...announcementHandlers,
  ...centerHandlers,
  ...depositHandlers,
  ...gameHandlers,
  ...launchHandlers,
  ...listedHandlers,
  ...limitsHandlers,
  ...lotteryHandlers,
  ...memberHandlers,
  ...profileHandlers,
  ...messageHandlers,
  ...promotionHandlers,
  ...rebateHandlers,
  ...missionHandlers,
  ...recordHandlers,
  ...relayHandlers,
  ...sessionHandlers,
  ...systemHandlers,
  ...transactionHandlers,
  ...verificationHandlers,
  ...clubHandlers,
  ...agentHandlers,
  ...agentAccountHandlers,
  ...agentContractHandlers,
  ...teamHandlers,
}
