import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'
import { tagOf } from './language.rules.ts'
import { dayText } from './texts.rules.ts'

/** Puts the viewer's day of a moment (ms since 1970) into words of the language; undefined for what is no moment. */
export function useDayText(): (ms: number | undefined) => string | undefined {
  const { language } = useSnapshot(useLobby().state)
  return (ms) => dayText(ms, tagOf(language))
}
