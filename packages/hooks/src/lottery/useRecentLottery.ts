import { useEffect, useMemo, useRef } from 'react'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { dayAndTimeIn } from '../core/time/localTime.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { DEFAULT_PLAY_TYPE } from '../games/launch/launchInput.rules.ts'
import { recentLotteryQueryOptions } from './lotteryCenter.queries.ts'
import { lotteryCenterPath, parseLotteryCenterSearch, type RegionalDraw } from './lotteryCenter.rules.ts'
import { gamePath } from './startPage.rules.ts'

/** The time zone of the lotteries, whose days number their draws. */
const VIETNAM = 'Asia/Ho_Chi_Minh'

/** The last draw of a Vietnamese lottery. */
export interface ShownRegionalDraw extends Pick<RegionalDraw, 'code' | 'name' | 'drawNo' | 'prizes'> {
  /** Name of its region. */
  regionName: string
  /** When it was drawn, as MM/DD HH:mm in Vietnam, by whose days the results stand. */
  drawnAt: string
  /** The page of the lottery. */
  path: string
}

/** The results of the Vietnamese lotteries. */
export interface RecentLotteryResult extends ReadState {
  /** Days of Vietnam that can be looked at, the newest first. */
  days: readonly (PathChoice & {
    /** The day in Vietnam, as YYYY-MM-DD. */
    day: string
  })[]
  /** The day that is shown; undefined until it is known. */
  day: string | undefined
  /** The regions, each with the path that shows only its draws. */
  regions: readonly (PathChoice & {
    /** Code of the region. */
    code: string
    /** Name of the region. */
    name: string
  })[]
  /** The region that the address names; empty for all. */
  region: string
  /** All regions. */
  all: PathChoice
  /** The last draw of each lottery on that day, the newest first. */
  draws: readonly ShownRegionalDraw[]
}

/** What the Vietnamese lotteries drew on the day and in the region that the address of the lottery centre names. */
export function useRecentLottery(search: string): RecentLotteryResult {
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const choice = useMemo(() => ({ ...parseLotteryCenterSearch(search), view: 'results' as const }), [search])
  const { region, day } = choice
  const { data, status, retry, refusal } = useLobbyQuery(recentLotteryQueryOptions, { language, region, day })
  // The choice stays there while what was chosen loads, or did not come.
  const last = useRef(data)
  useEffect(() => {
    if (data) last.current = data
  }, [data])
  const known = data ?? last.current
  return useMemo(() => {
    const { regions = [], days = [] } = known ?? {}
    const { list = [] } = data ?? {}
    const shown = day || data?.day || days[0]
    return {
      days: days.map((each, at) => ({
        day: each,
        path: lotteryCenterPath({ ...choice, day: at === 0 ? '' : each }),
        isChosen: each === shown,
      })),
      day: shown,
      regions: regions.map(({ regionCode, name }) => ({
        code: regionCode,
        name,
        path: lotteryCenterPath({ ...choice, region: regionCode }),
        isChosen: regionCode === region,
      })),
      region,
      all: {
        path: lotteryCenterPath({ ...choice, region: '' }),
        isChosen: regions.every(({ regionCode }) => regionCode !== region),
      },
      draws: list.map(({ code, name, regionCode, drawNo, drawnAt, prizes }) => ({
        code,
        name,
        drawNo,
        prizes,
        regionName: regions.find((each) => each.regionCode === regionCode)?.name ?? '',
        drawnAt: dayAndTimeIn(VIETNAM, drawnAt),
        path: gamePath(code, DEFAULT_PLAY_TYPE),
      })),
      status,
      retry,
      refusal,
    }
  }, [data, known, choice, region, day, status, retry, refusal])
}
