import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { STORAGE_KEYS } from '../core/storage.ts'
import { directionOf, tagOf } from './language.rules.ts'

/** The chosen language and the switch to another; the choice survives a reload (APP-24, APP-25). */
export function useLanguage() {
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
