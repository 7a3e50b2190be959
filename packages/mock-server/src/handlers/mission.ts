import { ok, RefusedError, refuse } from '../answers.ts'
import { claimMission, missionsFor } from '../domain/missions.ts'
import { payRanks, rankFor } from '../domain/ranks.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import type { MemberRow, SessionRow } from '../rows.ts'
import { promotionsUnder } from '../seed/settings.ts'
import type { World } from '../world.ts'
import { payer } from './deposit.ts'

const FLAG = 'MISSIONLB3'

/** Who asks, with what ended weeks brought already paid; throws the refusal where missions are off. */
function asked(call: { world: World; member: MemberRow | undefined; session: SessionRow | undefined }): MemberRow {
  const { member } = signedIn(call)
  if (!call.world.flags[FLAG] || !promotionsUnder(call.world.scenario).MISSION) throw new RefusedError(refuse('feature.off'))
  payRanks(call.world, member)
  return member
}

export const missionHandlers = {
  listMissions: (call) => ok(missionsFor(call.world, asked(call).id, call.language)),
  getMissionRank: (call) => ok(rankFor(call.world, asked(call))),
  claimMission: (call) => claimMission(call.world, payer(call, FLAG).id, call.path.id),
} satisfies Partial<Handlers>
