import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../core/navigation/pathChoice.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { helpQueryOptions } from './help.queries.ts'
import { articleAt } from './help.rules.ts'

/** A title in the menu of the help centre. */
export interface HelpTopic extends PathChoice {
  /** Title of the article. */
  title: string
}

/** The help centre. */
export interface HelpResult extends ReadState {
  /** The menu, one of them chosen; empty when there is nothing to read. */
  topics: readonly HelpTopic[]
  /** The chosen article; undefined where there is nothing to read. */
  article:
    | {
        /** Title of the article. */
        title: string
        /** HTML of the backend, to be sanitised. */
        content: string
      }
    | undefined
}

/** The articles of the help centre and the one that the query `search` of the address opens (MENU-06). */
export function useHelp(search: string): HelpResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(helpQueryOptions, { language })
  return useMemo(() => {
    const articles = data ?? []
    const active = articleAt(search, articles.length)
    const topics = articles.map(({ title }, place) => ({
      title,
      path: `${pathOf('help')}?i=${place}`,
      isChosen: place === active,
    }))
    return { topics, article: articles[active], status, retry, refusal }
  }, [data, search, status, retry, refusal])
}
