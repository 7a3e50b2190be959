import { useCallback } from 'react'
import { useLobby } from '../useLobby.ts'
import type { Deadline } from './deadline.rules.ts'
import { timeLeft } from './timeLeft.rules.ts'
import { useNow } from './useNow.ts'

/** What is left until a deadline in words, such as 04:59; undefined once it has come. */
export type TimeLeft = (deadline: Deadline | undefined) => string | undefined

/** Puts in words what is left until deadlines; redraws each second, and when the page is looked at again. */
export function useTimeLeft(): TimeLeft {
  const { clock } = useLobby().ports
  useNow()
  return useCallback((deadline) => timeLeft(deadline, clock), [clock])
}
