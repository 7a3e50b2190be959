import { isApiError } from '@lobbykit/sdk'
import { useCallback } from 'react'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { viewerZone } from '../core/time/localTime.ts'
import { useLobby } from '../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { promotionTextsQueryOptions } from '../site/announcements/promotionTexts.queries.ts'
import { shownAnnouncements } from '../site/announcements/shown.ts'
import { promotionIdOf, promotionPath } from './promotionPath.rules.ts'
import { promotionQueryOptions } from './promotions.queries.ts'

/** The text of a promotion. */
export interface PromotionText {
  /** Title of the promotion. */
  title: string
  /** HTML of the backend. */
  content: string | undefined
  /** Address of its picture; undefined where it has none. */
  imageUrl: string | undefined
  /** The day it was published, YYYY-MM-DD in the viewer's own time; undefined where nobody says. */
  day: string | undefined
}

/**
 * The promotion that an address names; `ready` without a text means that there is none, or no longer. A guest is not told of a gift
 * to members either, and gets the way to the login with it (assumed).
 */
export interface PromotionResult extends ReadState {
  /** Its text: the public one, or that of a gift to the member. */
  text: PromotionText | undefined
  /**
   * Its id where the member may have a part in it, for `usePromotionPart`, also while that is not known yet or did not come; undefined
   * for a guest, and for what is only a text.
   */
  partId: number | undefined
  /**
   * Leads a guest to the login and back here, where members take part and where only a member may learn what is here; undefined for a
   * member, and elsewhere.
   */
  logIn: (() => void) | undefined
}

/** The promotion that the query of an address names by `id`, as everybody reads it and as it stands for the member (ROUTE-01, MEM-09). */
export function usePromotion(search: string): PromotionResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const isLoggedIn = useIsLoggedIn()
  const id = promotionIdOf(search)
  const texts = useLobbyQuery(promotionTextsQueryOptions, { language })
  const own = useLobbyQuery(promotionQueryOptions, { id: id ?? 0, language }, { enabled: isLoggedIn && id !== undefined })
  const found = texts.data?.find((each) => each.id === id)
  const announced = found && shownAnnouncements([found], viewerZone())[0]
  const text: PromotionText | undefined = announced
    ? { title: announced.title, content: announced.content, imageUrl: announced.imageUrl, day: announced.day }
    : own.data && { title: own.data.title, content: own.data.content, imageUrl: own.data.imageUrl, day: undefined }
  const logIn = useCallback(() => {
    lobby.state.afterLogin = { path: promotionPath(String(id)) }
    lobby.ports.navigate(pathOf('login'))
  }, [lobby, id])
  const mayTakePart = found ? found.canJoin : texts.status === 'ready' && id !== undefined
  const isRefused = isApiError(own.error) && own.error.kind === 'refused'
  const waitsForOwn = isLoggedIn && id !== undefined && !isRefused
  const read = texts.status === 'ready' && waitsForOwn ? own : texts
  return {
    text,
    partId: own.data?.id ?? (waitsForOwn && found?.canJoin ? id : undefined),
    logIn: !isLoggedIn && mayTakePart ? logIn : undefined,
    status: text ? 'ready' : read.status,
    retry: read.retry,
    refusal: text ? undefined : read.refusal,
  }
}
