import { useCallback, useReducer } from 'react'
import { useWhenDue } from '../../core/clock/useWhenDue.ts'
import { startOfDay, todayOf } from '../../core/time/recordTime.ts'
import { useLobby } from '../../core/useLobby.ts'
import { shiftDay } from './ranges.rules.ts'

/**
 * The member's own time zone by its IANA name, and the day of now in it, as YYYY-MM-DD. On a page that is open over midnight, or
 * on a phone that slept over it, the next day begins by itself.
 */
export function useToday(): { timeZone: string; today: string } {
  const lobby = useLobby()
  const { clock } = lobby.ports
  const { timeZone, today } = todayOf(lobby)
  const [, drawAnew] = useReducer((days: number) => days + 1, 0)
  useWhenDue(
    useCallback(() => Math.max(0, startOfDay(timeZone, shiftDay(today, 1)) - clock.now()), [clock, timeZone, today]),
    drawAnew,
  )
  return { timeZone, today }
}
