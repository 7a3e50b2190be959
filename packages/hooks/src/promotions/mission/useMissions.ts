import { useCallback, useMemo } from 'react'
import { countText } from '../../core/language/texts.rules.ts'
import { useLanguage } from '../../core/language/useLanguage.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { isSwitchedOff, MISSION_SWITCH } from '../../site/menu/flags.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { type ClaimStanding, type ClaimState, useClaim } from '../claim/useClaim.ts'
import { claimMissionMutationOptions, missionsQueryOptions } from './mission.queries.ts'
import {
  countsMoney,
  groupMissions,
  type MissionGroup,
  type MissionStatus,
  missionPercent,
  missionStatus,
  untilEnd,
} from './mission.rules.ts'

/** A mission, in words. */
export interface ShownMission extends ClaimStanding {
  /** Number of the mission. */
  id: number
  /** What is to be done. */
  title: string
  /** How the mission stands. */
  status: MissionStatus
  /** How much is done, in whole percent. */
  percent: number
  /** How much is done, in words: an amount with its currency, or a count. */
  progress: string
  /** How much is to be done, in words: an amount with its currency, or a count. */
  target: string
  /** What it brings, in words with its currency. */
  reward: string
  /** Whether the reward can be taken now. */
  canClaim: boolean
}

/** The missions of this day and week. */
export interface MissionsResult extends ReadState {
  /** Whether the site has none: the feature or the promotion is off. */
  isOff: boolean
  /** The missions of the day, and those of the week; in each what can be claimed first, what was claimed last. */
  groups: readonly MissionGroup<ShownMission>[]
  /** Takes the reward of a mission that is done, once however often it is tapped. */
  claim: (mission: Pick<ShownMission, 'id' | 'title'>) => Promise<void>
  /** How the claim stands; the title of the mission tells it. */
  claiming: ClaimState
}

/** The missions of this day and week with their rewards (MEM-11, BAL-05); those that follow are asked for as soon as one ends. */
export function useMissions(): MissionsResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const { code: language, tag } = useLanguage()
  const isOff = isSwitchedOff(MISSION_SWITCH, useSettings())
  const isLoggedIn = useIsLoggedIn()
  const { data, status, retry, refusal } = useLobbyQuery(
    missionsQueryOptions,
    { language },
    {
      enabled: isLoggedIn && !isOff,
      refetchInterval: (missions = []) =>
        untilEnd(
          missions.map(({ endsAt }) => endsAt),
          lobby.ports.clock.now(),
        ) ?? false,
    },
  )
  const { claim, standingOf, ...claiming } = useClaim()
  const isClosed = claiming.closed !== undefined
  const groups = useMemo(
    () =>
      groupMissions(data ?? []).map(({ missions, ...group }) => ({
        ...group,
        missions: missions.map((mission): ShownMission => {
          const count = (figure: number) => (countsMoney(mission) ? show(figure) : countText(figure, tag))
          return {
            id: mission.id,
            title: mission.title,
            status: missionStatus(mission),
            percent: missionPercent(mission),
            progress: count(mission.progress),
            target: count(mission.target),
            reward: show(mission.reward),
            canClaim: !isClosed && missionStatus(mission) === 'done',
            ...standingOf(String(mission.id)),
          }
        }),
      })),
    [data, show, tag, isClosed, standingOf],
  )
  return {
    isOff,
    groups,
    status,
    retry,
    refusal,
    claim: useCallback(
      ({ id, title }) => {
        const amount = data?.find((mission) => mission.id === id)?.reward
        return claim({ id: String(id), title, amount }, (intention) =>
          write(lobby, claimMissionMutationOptions(lobby), { id, intention }),
        )
      },
      [claim, lobby, data],
    ),
    claiming,
  }
}
