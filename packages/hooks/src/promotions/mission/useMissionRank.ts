import { useMemo } from 'react'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { useShortMoneyText } from '../../money/useMoneyText.ts'
import { isSwitchedOff, MISSION_SWITCH } from '../../site/menu/flags.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { missionRankQueryOptions } from './mission.queries.ts'
import { POINT_STAKE, podiumOf, RANK_LOOK_MS, type RankedPlayer, untilEnd } from './mission.rules.ts'

/** A player of the rank list, in words. */
export interface ShownPlayer {
  /** Tells the row from the others: players may share a place, and their names look alike with their middles hidden. */
  key: string
  /** Place in the list; 1 is the best. */
  place: number
  /** The name with its middle hidden. */
  name: string
  /** Points of this week. */
  points: number
  /** What the place brings when the week ends; undefined for nothing. */
  reward: string | undefined
  /** Whether it is the member. */
  isMe: boolean
}

/** The rank list of this week. */
export interface MissionRankResult extends ReadState {
  /** The first three, the first of them first; fewer where fewer play. */
  podium: readonly ShownPlayer[]
  /** Who follows them. */
  rest: readonly ShownPlayer[]
  /** Where the member stands, in the list or behind it; without points there is no place. Undefined until it is known. */
  me:
    | {
        /** Place in the list; undefined without points. */
        place: number | undefined
        /** Points of this week. */
        points: number
        /** What the place brings when the week ends, in words; undefined for nothing. */
        reward: string | undefined
      }
    | undefined
  /** When the week ends, ms since 1970; undefined until it is known. */
  endsAt: number | undefined
  /** What is staked for a point, in words. */
  pointStake: string
}

/** Who has most points this week, and where the member stands (MEM-11); the others play on, so it is asked for again and again. */
export function useMissionRank(): MissionRankResult {
  const { clock } = useLobby().ports
  const show = useShortMoneyText()
  const isOff = isSwitchedOff(MISSION_SWITCH, useSettings())
  const isLoggedIn = useIsLoggedIn()
  const { data, status, retry, refusal } = useLobbyQuery(missionRankQueryOptions, undefined, {
    enabled: isLoggedIn && !isOff,
    refetchInterval: (rank) => Math.min(RANK_LOOK_MS, untilEnd(rank ? [rank.endsAt] : [], clock.now()) ?? RANK_LOOK_MS),
  })
  const shown = useMemo(() => {
    const reward = (amount: number | undefined) => (amount ? show(amount) : undefined)
    const player = ({ place, name, points, reward: amount, isMe = false }: RankedPlayer, at: number): ShownPlayer => ({
      key: String(at),
      place,
      name,
      points,
      reward: reward(amount),
      isMe,
    })
    const { podium, rest } = podiumOf(data?.list ?? [])
    return {
      podium: podium.map(player),
      rest: rest.map((each, at) => player(each, podium.length + at)),
      me: data && { place: data.me.place, points: data.me.points, reward: reward(data.me.reward) },
    }
  }, [data, show])
  return { ...shown, endsAt: data?.endsAt, pointStake: show(POINT_STAKE), status, retry, refusal }
}
