import type { WpsSchemas } from '@lobbykit/sdk'

/** Figures of a team, each of them known; amounts in units of the currency. */
export type TeamFigures = Required<WpsSchemas['TeamFigures']>

const NOTHING: TeamFigures = {
  teamLoginMemberCount: 0,
  teamBetMemberCount: 0,
  teamRegisterMemberCount: 0,
  teamOnlineCount: 0,
  teamMemberCount: 0,
  teamAgentCount: 0,
  teamBetCount: 0,
  teamBalance: 0,
  teamStake: 0,
  teamWin: 0,
  teamBonus: 0,
  teamNet: 0,
  teamDeposit: 0,
  teamWithdrawal: 0,
}

/** The figures of a team; one that the backend does not tell is 0 (AGENT-03, AGENT-07). */
export const teamFigures = (told: WpsSchemas['TeamFigures']): TeamFigures => ({ ...NOTHING, ...told })
