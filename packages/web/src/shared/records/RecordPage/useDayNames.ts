import { useLanguage } from '@lobbykit/hooks'
import { useMemo } from 'react'

/**
 * Names calendar days (YYYY-MM-DD) in the language: `full` with the weekday, `short` where there is little room, `month` for a
 * whole month. What is no day stands as it was told.
 */
export function useDayNames() {
  const { tag } = useLanguage()
  return useMemo(() => {
    // A calendar day has no time zone: it is parsed and formatted in UTC, so that the visitor's time zone cannot shift it.
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' })
      return (day: string) => {
        const ms = Date.parse(`${day}T00:00:00Z`)
        return Number.isNaN(ms) ? day : made.format(ms)
      }
    }
    return {
      full: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      short: format({ day: 'numeric', month: 'short' }),
      month: format({ month: 'short', year: 'numeric' }),
    }
  }, [tag])
}
