import type { Message } from '../core/message.ts'
import { isDay } from '../core/time/day.rules.ts'

/** What is wrong with a birthday (YYYY-MM-DD): it is a day that there was, and not after `today` (ERR-01). */
export const birthdayProblem = (birthday: string, today: string): Message | undefined =>
  isDay(birthday) && birthday <= today ? undefined : { id: 'birth_date' }
