import { useCallback, useMemo } from 'react'
import type { Message } from '../../core/message.ts'
import { notify } from '../../core/notices/notices.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { useMember } from '../useMember.ts'
import { browserShare } from './browserShare.ts'
import { invitationLink, sharingFailed } from './invitation.rules.ts'
import { referralQueryOptions } from './referral.queries.ts'
import { closedBy, REFERRAL } from './referral.rules.ts'
import { useClubTexts } from './useClubTexts.ts'
import { type FriendsResult, useFriends } from './useFriends.ts'

/** What all friends of a member brought. */
export interface FriendTotals {
  /** Number of friends who registered with the code. */
  registered: number
  /** Number of friends who have made a deposit. */
  deposited: number
  /** What they brought in all, in words with its currency. */
  reward: string
}

/** The invitation of friends; `status` and `retry` are of the code. */
export interface InviteFriendsResult extends ReadState {
  /** Why the member cannot invite anybody here; undefined where they can. The customer service knows more. */
  closed: Message | undefined
  /** The invitation code; undefined until it is known (MEM-06). */
  code: string | undefined
  /** Address of the registration page with the code filled in; undefined until it is known (MEM-06). */
  link: string | undefined
  /** What a friend brings, in words; undefined where that is nothing. */
  reward: string | undefined
  /** What all friends brought; undefined until it is known. */
  totals: FriendTotals | undefined
  /** Hands the link to another app, with a text before it; undefined where the device cannot. To give it up is no failure. */
  share: ((text: string) => Promise<void>) | undefined
  /** The list of the friends, page after page. */
  friends: FriendsResult
}

/** Inviting friends: code, link, what it brings and who came by it. Nothing is asked where the promotion is off (MEM-06). */
export function useInviteFriends(): InviteFriendsResult {
  const lobby = useLobby()
  const { isKnown, promotionOn } = useSettings()
  const { isTrial } = useMember()
  const closed = isKnown ? closedBy(promotionOn(REFERRAL), isTrial) : undefined
  const isOpen = useIsLoggedIn() && isKnown && !closed
  const { data, status, retry, refusal } = useLobbyQuery(referralQueryOptions, undefined, { enabled: isOpen })
  const friends = useFriends(isOpen)
  const { money } = useClubTexts()
  const link = useMemo(() => data && invitationLink(lobby.ports.device.address(), data.code), [data, lobby])
  const hand = useMemo(() => lobby.ports.share ?? browserShare(), [lobby])
  const share = useCallback(
    async (text: string) => {
      if (!hand || !link) return
      try {
        await hand({ text, url: link })
      } catch (error) {
        if (sharingFailed(error)) notify(lobby, 'fail', { id: 'share_failed' })
      }
    },
    [lobby, hand, link],
  )
  return {
    closed,
    code: data?.code,
    link,
    reward: data && data.reward > 0 ? money(data.reward) : undefined,
    totals: data && { ...data.totals, reward: money(data.totals.reward) },
    share: hand && link ? share : undefined,
    friends,
    status: closed ? 'ready' : status,
    retry,
    refusal,
  }
}
