import { useLanguage } from '@lobbykit/hooks'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type PartNeeds, PartNeedsContext } from '../parts/lazyPart.ts'
import { createSayText, type SayText } from './speak.ts'
import { hasWords, loadSameWords, loadWords } from './words.ts'

const TextContext = createContext<SayText | null>(null)

/** Puts ids and messages of the rules into words of the language on screen. */
export function useText(): SayText {
  const text = useContext(TextContext)
  if (!text) throw new Error('No texts here: wrap the tree in <IntlProvider>')
  return text
}

interface Props {
  /** The language whose words are here when the page starts. */
  readonly initial: { readonly code: string; readonly tag: string }
  readonly onLost: PartNeeds['onLost']
  readonly children: ReactNode
}

/**
 * Speaks the chosen language and sets `lang` and `dir` (APP-24). Until the words of a newly chosen language are here, the
 * ones before stay; when they cannot be loaded, so does the language.
 */
export function IntlProvider({ initial, onLost, children }: Props) {
  const { code, tag, direction, choose } = useLanguage()
  const [spoken, speak] = useState(initial)
  useEffect(() => {
    if (code === spoken.code) return
    let current = true
    loadSameWords(spoken.code, code).then(
      () => current && speak({ code, tag }),
      () => current && choose(spoken.code),
    )
    return () => {
      current = false
    }
  }, [code, tag, spoken, choose])
  useEffect(() => {
    const page = document.documentElement
    // Writing these attributes makes the browser compute all styles of the page again, even if their values stay the same.
    if (page.lang !== spoken.tag) page.lang = spoken.tag
    if (code === spoken.code && page.dir !== direction) page.dir = direction
  }, [spoken, code, direction])
  const text = useMemo(() => createSayText(spoken.code, spoken.tag), [spoken])
  const needs = useMemo(
    (): PartNeeds => ({
      areHere: (part) => hasWords(part, spoken.code),
      load: (part) => loadWords(part, spoken.code),
      onLost,
    }),
    [spoken, onLost],
  )
  return (
    <TextContext.Provider value={text}>
      <PartNeedsContext.Provider value={needs}>{children}</PartNeedsContext.Provider>
    </TextContext.Provider>
  )
}
