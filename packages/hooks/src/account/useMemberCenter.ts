import { useCallback, useEffect } from 'react'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { notify } from '../core/notices/notices.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { placesOf } from '../site/menu/places.rules.ts'
import { useSettings } from '../site/startup/useStartup.ts'
import { memberInfoQueryOptions } from './member.queries.ts'
import { type MemberPlace, memberPlaces } from './memberCenter.rules.ts'
import { type ProfileHeader, profileHeader } from './profile.rules.ts'
import { useInbox } from './useInbox.ts'
import { useMember } from './useMember.ts'
import { useUnclaimed } from './useUnclaimed.ts'

/** Milliseconds that a trial member reads why the member centre is closed (MEM-03). */
const REJECTED_MS = 2_000

/** A place of the member centre. */
export type MemberPlaceLink = MemberPlace & {
  /** The page to link to; undefined for a panel, and for a guest, who logs in first: `choose` sees to both (MEM-03). */
  link: string | undefined
}

/** A place of the list of the member centre, with what waits behind it. */
export type MemberCenterPlace = MemberPlaceLink & {
  /** How many things wait there: unclaimed promotions, unread messages; 0 for none. */
  count: number
  /** The count as a badge shows it, such as `99+`; undefined for none (MEM-02). */
  badge: string | undefined
}

/** The member centre; `status` and `retry` are of what it knows of the member. */
export interface MemberCenterResult extends ReadState {
  /** Nickname, else account; undefined for a guest. */
  name: string | undefined
  /** Account, rank and days of membership; undefined until they are known (MEM-04). */
  profile: ProfileHeader | undefined
  /** Whether somebody is logged in; a guest is shown a login prompt (MEM-01). */
  isLoggedIn: boolean
  /** Whether it is a trial member, who is on the way home (MEM-03). */
  isRejected: boolean
  /** Places on top (MEM-01); none before they are known. */
  quick: readonly MemberPlaceLink[]
  /** Places of the list, those that are switched on and meant for the member (MEM-02); none before they are known. */
  list: readonly MemberCenterPlace[]
  /** Goes where a place leads; a guest is offered to log in and goes there then (MEM-03). */
  choose: (place: MemberPlace) => void
}

/** The member centre: who the member is, and the places that are switched on (MEM-01 to MEM-04). It sends a trial member home. */
export function useMemberCenter(): MemberCenterResult {
  const lobby = useLobby()
  const settings = useSettings()
  const { isLoggedIn, isTrial, name } = useMember()
  const { data: info, status, retry, refusal } = useMemberQuery(memberInfoQueryOptions, undefined)
  const inbox = useInbox()
  const unclaimed = useUnclaimed()

  useEffect(() => {
    if (!isTrial) return
    notify(lobby, 'fail', { id: 'free_reject' }, REJECTED_MS)
    lobby.ports.navigate(pathOf('home'), { replace: true })
  }, [lobby, isTrial])

  const choose = useCallback(
    (place: MemberPlace) => {
      if ('panel' in place) lobby.state.panels[place.panel] = true
      else if (lobby.state.session) lobby.ports.navigate(place.path)
      else {
        lobby.state.afterLogin = { path: place.path }
        lobby.state.panels.login = true
      }
    },
    [lobby],
  )
  const member = { type: info?.type, toUpline: info?.toUpline }
  const isKnown = settings.isKnown && (info !== undefined || !isLoggedIn)
  const { quick, list } = isKnown ? memberPlaces(settings, member) : { quick: [], list: [] }
  const showsBenefits = placesOf(['vip'], settings, member).length > 0
  const profile = info && profileHeader(info, { now: lobby.ports.clock.now(), showsBenefits })
  const linked = (place: MemberPlace): MemberPlaceLink => ({
    ...place,
    link: isLoggedIn && 'path' in place ? place.path : undefined,
  })
  const waiting: Partial<Record<MemberPlace['id'], Pick<MemberCenterPlace, 'count' | 'badge'>>> = {
    rewards: unclaimed,
    inbox: { count: inbox.unread, badge: inbox.badge },
  }
  return {
    status: isKnown ? 'ready' : isLoggedIn && status === 'failed' ? 'failed' : 'loading',
    retry,
    refusal,
    name,
    profile,
    isLoggedIn,
    isRejected: isTrial,
    quick: quick.map(linked),
    list: list.map((place) => ({ ...linked(place), ...(waiting[place.id] ?? { count: 0, badge: undefined }) })),
    choose,
  }
}
