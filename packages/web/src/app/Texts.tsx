import { useLanguage } from '@lobbykit/hooks'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type Catalogue, loadMessages } from '../messages/loadMessages.ts'
import { allTexts } from './allTexts.ts'
import { type Format, plainFormat } from './plainFormat.ts'

/** A language as it is spoken: its texts, and what puts values into them. */
export interface Speech {
  code: string
  tag: string
  /** Whether it can say everything, or only what the first screen says. */
  all: boolean
  format: Format
}

const SpeechContext = createContext<Speech | null>(null)

/** The first screen's texts need no library: they are plain, with a value here and there. */
export const firstSpeech = (code: string, tag: string, messages: Catalogue): Speech => ({
  code,
  tag,
  all: false,
  format: plainFormat(messages),
})

async function loadSpeech(code: string, tag: string, all: boolean): Promise<Speech> {
  if (!all) return firstSpeech(code, tag, await loadMessages(code, false))
  const [{ createIntl }, messages] = await Promise.all([import('react-intl'), loadMessages(code, true)])
  const { formatMessage } = createIntl({
    locale: tag,
    messages,
    onError: import.meta.env.DEV ? console.error : () => undefined,
  })
  return { code, tag, all, format: (id, values) => formatMessage({ id }, values) }
}

/** The language that is spoken on this page. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('No texts here: wrap the tree in <Texts>')
  return speech
}

/** The texts beyond those of the first screen; whoever needs them makes them come, and may ask again if they do not. */
export function useAllTexts(needed = true): { ready: boolean; failed: boolean; retry: () => void } {
  const { all } = useSpeech()
  const failures = useSyncExternalStore(allTexts.subscribe, allTexts.failures)
  // A failure of before is not one of this need.
  const [need, setNeed] = useState({ needed, since: failures })
  if (need.needed !== needed) setNeed({ needed, since: failures })
  useEffect(() => {
    if (needed) allTexts.want()
  }, [needed])
  const retry = () => {
    setNeed({ needed, since: failures })
    allTexts.want()
  }
  return { ready: all, failed: needed && !all && failures > need.since, retry }
}

/**
 * Speaks the chosen language: loads only its texts and sets `lang` and `dir` (APP-24). Until the texts of a newly chosen
 * language are here, the ones before stay; when they cannot be loaded, so does the language on screen.
 */
export function Texts({ initial, children }: { initial: Speech; children: ReactNode }) {
  const { code, tag, direction, choose } = useLanguage()
  const [speech, setSpeech] = useState(initial)
  const wanted = useSyncExternalStore(allTexts.subscribe, allTexts.wanted)
  // What can be said once can be said for good.
  const all = wanted || speech.all
  useEffect(() => {
    if (code === speech.code && all === speech.all) return
    let current = true
    loadSpeech(code, tag, all).then(
      (loaded) => current && setSpeech(loaded),
      () => {
        if (!current) return
        if (!speech.all) allTexts.failed()
        if (code !== speech.code) choose(speech.code)
      },
    )
    return () => {
      current = false
    }
  }, [code, tag, all, speech, choose])
  useEffect(() => {
    document.documentElement.lang = speech.tag
    if (code === speech.code) document.documentElement.dir = direction
  }, [speech, code, direction])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
