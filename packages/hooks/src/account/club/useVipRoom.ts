import { useEffect, useMemo } from 'react'
import type { Message } from '../../core/message.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { placesOf } from '../../site/menu/places.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { useMember } from '../useMember.ts'
import { useRefreshMember } from '../useRefreshMember.ts'
import { clubBenefitQueryOptions } from './club.queries.ts'
import {
  type BenefitChange,
  type BenefitKind,
  benefitsOf,
  type LevelState,
  levelState,
  levelsInOrder,
  measureOf,
  progressOf,
} from './club.rules.ts'
import { type ClubTexts, useClubTexts } from './useClubTexts.ts'

/** A benefit of a level. */
export interface ShownBenefit {
  /** Which benefit it is. */
  kind: BenefitKind
  /** How much of it, in words; undefined for what one has or has not. */
  value: string | undefined
  /** Whether the level before has none of it, or less. */
  change: BenefitChange
}

/** A level of the club. */
export interface ShownLevel {
  /** Id of the level. */
  id: string
  /** Name of the level, the same in every language. */
  name: string
  /** Its place among the levels, the lowest is 0. */
  rank: number
  /** What has to be played for it, in words; undefined for the level one begins with. */
  needed: string | undefined
  /** Whether the member has passed the level, is on it, or has still to reach it. */
  state: LevelState
  /** What the level gives. */
  benefits: readonly ShownBenefit[]
}

/** How far the member is on the way to the next level. */
export interface ShownProgress {
  /** Whole percent, 100 only when it is reached. */
  percent: number
  /** What the member has played so far, in words with its currency. */
  played: string
  /** What the next level needs, in words with its currency; undefined at the highest level. */
  needed: string | undefined
  /** What is still missing for the next level, in words with its currency; undefined at the highest level, and once it is reached. */
  missing: string | undefined
  /** The day since which it counts; undefined where nobody says. */
  since: string | undefined
}

/** The VIP room; `status` and `retry` are of its levels. */
export interface VipRoomResult extends ReadState {
  /** Why there is no VIP room here; undefined where there is one. */
  closed: Message | undefined
  /** The member's level; undefined until it is known, and where it is none of the levels. */
  own: ShownLevel | undefined
  /** The level after it; undefined at the highest. */
  next: ShownLevel | undefined
  /** The way to the next level; undefined until it is known. */
  progress: ShownProgress | undefined
  /** All levels, the lowest first; none before they are known. */
  levels: readonly ShownLevel[]
}

/** How much of a benefit there is, in words. */
function valueText(kind: BenefitKind, value: number | undefined, { money, count, percent }: ClubTexts): string | undefined {
  const measure = measureOf(kind)
  if (value === undefined || measure === 'none') return undefined
  return measure === 'money' ? money(value) : measure === 'percent' ? percent(value) : count(value)
}

/** The VIP room: the member's level, the way to the next one, and what each level brings (MEM-11). */
export function useVipRoom(): VipRoomResult {
  const lobby = useLobby()
  const settings = useSettings()
  const isLoggedIn = useIsLoggedIn()
  const isOpen = placesOf(['vip'], settings, { type: undefined, toUpline: undefined }).length > 0
  const { data, status, retry, refusal } = useLobbyQuery(clubBenefitQueryOptions, undefined, {
    enabled: isLoggedIn && (isOpen || !settings.isKnown),
  })
  const texts = useClubTexts()
  const ordered = useMemo(() => levelsInOrder(data?.levels ?? []), [data])
  const ownPlace = ordered.findIndex(({ levelId }) => levelId === data?.levelId)
  const levels = ordered.map(
    ({ levelId, name, amount, benefits }, rank): ShownLevel => ({
      id: levelId,
      name,
      rank,
      needed: amount > 0 ? texts.money(amount) : undefined,
      state: levelState(rank, ownPlace),
      benefits: benefitsOf(benefits, ordered[rank - 1]?.benefits).map(({ kind, value, change }) => ({
        kind,
        value: valueText(kind, value, texts),
        change,
      })),
    }),
  )

  // A round that was just played may have changed the level: the label beside the name follows (MEM-04).
  const ownName = ordered[ownPlace]?.name
  const { info } = useMember()
  const label = info && (info.clubLabel?.labelName ?? '')
  const refresh = useRefreshMember()
  useEffect(() => {
    if (ownName !== undefined && label !== undefined && label !== ownName) refresh().catch(lobby.ports.report)
  }, [ownName, label, refresh, lobby])

  const played = data?.progress
  const { percent, missing } = progressOf(played ?? { played: 0 })
  const isClosed = settings.isKnown && !isOpen
  const shown = isClosed ? 'ready' : settings.isKnown ? status : 'loading'
  return {
    closed: isClosed ? { id: 'no_permission' } : undefined,
    own: levels[ownPlace],
    next: played?.needed === undefined || ownPlace < 0 ? undefined : levels[ownPlace + 1],
    progress: played && {
      percent,
      played: texts.money(played.played),
      needed: played.needed === undefined ? undefined : texts.money(played.needed),
      missing: missing ? texts.money(missing) : undefined,
      since: played.since === undefined ? undefined : texts.day(played.since),
    },
    levels,
    status: shown,
    retry,
    refusal: shown === 'failed' ? refusal : undefined,
  }
}
