import type { Message } from '../core/message.ts'

/** What is wrong with a birthday (YYYY-MM-DD): it is a day that there was, and not after `today` (ERR-01). */
export function birthdayProblem(birthday: string, today: string): Message | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === birthday
  return exists && birthday <= today && Number(year) >= EARLIEST_YEAR ? undefined : { id: 'birth_date' }
}

/** Nobody alive was born before (assumed). */
const EARLIEST_YEAR = 1900
