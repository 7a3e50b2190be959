import { expect, it } from 'vitest'
import { teamFigures } from './teamFigures.rules.ts'

it('AGENT-07 a figure of the team that the backend does not tell is 0', () => {
  expect(teamFigures({ teamNet: -12.5, teamOnlineCount: 3 })).toMatchObject({
    teamNet: -12.5,
    teamOnlineCount: 3,
    teamStake: 0,
    teamMemberCount: 0,
  })
})
