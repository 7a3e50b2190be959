import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { STORAGE_KEYS } from '../storage.ts'
import { useLobby } from '../useLobby.ts'
import { directionOf, tagOf } from './language.rules.ts'

/** The language of the site. */
export interface LanguageResult {
  /** The backend's code of the chosen language, such as EN (APP-25). */
  code: string
  /** Its BCP 47 tag, for `lang` and for formats. */
  tag: string
  /** The direction of its script, for `dir`. */
  direction: 'ltr' | 'rtl'
  /** Chooses another of the offered ones, here and for the next visit; any other code changes nothing (APP-24). */
  choose: (code: string) => void
}

/** The chosen language and the switch to another; the choice survives a reload (APP-24, APP-25). */
export function useLanguage(): LanguageResult {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const choose = useCallback(
    (code: string) => {
      if (!lobby.config.languages.includes(code)) return
      lobby.state.language = code
      lobby.ports.localStorage.setItem(STORAGE_KEYS.language, code)
    },
    [lobby],
  )
  return {
    code: language,
    tag: tagOf(language),
    direction: directionOf(language),
    choose,
  }
}

/** The language `ms` after it was last changed, so that quick changes load once (APP-23). The first one counts at once. */
export function useSettledLanguage(ms: number): string {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const [settled, setSettled] = useState(language)
  useEffect(() => {
    if (language === settled) return
    const id = lobby.ports.clock.setTimeout(() => setSettled(language), ms)
    return () => lobby.ports.clock.clearTimeout(id)
  }, [lobby, language, settled, ms])
  return settled
}
