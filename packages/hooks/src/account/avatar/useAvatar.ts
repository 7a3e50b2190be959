import type { WpsSchemas } from '@lobbykit/sdk'
import type { Message } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { anotherSince } from '../../core/session/anotherSince.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useHeard } from '../../core/useHeard.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { useOrTell } from '../../core/useOrTell.ts'
import { write } from '../../core/write.ts'
import { securityConfigKey } from '../profile/profile.queries.ts'
import { PROFILE_TEXTS } from '../profile/refusals.rules.ts'
import { useRefreshMember } from '../useRefreshMember.ts'
import { iconsKey, iconsQueryOptions, setIconMutationOptions } from './avatar.queries.ts'

/** The pictures a member may be shown by; `status` and `retry` are of their list. */
export interface AvatarResult extends ReadState {
  /** The pictures to choose from, in their order. */
  icons: readonly WpsSchemas['Icon'][]
  /** Code of the one that is chosen, or is being saved; undefined where none was. */
  chosen: string | undefined
  /** Chooses one, once however often it is tapped (MEM-07). */
  choose: (icon: string) => Promise<void>
  /** Why the last choice was not saved. */
  choiceRefusal: Message | undefined
}

const NONE: AvatarResult['icons'] = []

/** The pictures a member may be shown by, and the choice of one (MEM-07). `onSaved` is called for who is still there once it is saved. */
export function useAvatar(onSaved: () => void): AvatarResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const refreshMember = useRefreshMember()
  const wasHeard = useHeard()
  const orTell = useOrTell()
  const { data, status, retry, refusal } = useMemberQuery(iconsQueryOptions, undefined)
  const { attempt, send, sending, refusal: choiceRefusal } = useAttempt(PROFILE_TEXTS)
  const choose = (icon: string) =>
    attempt(async () => {
      const isAnother = anotherSince(lobby)
      const isSaved = async () => {
        const now = await lobby.queryClient.fetchQuery({ ...iconsQueryOptions(lobby), staleTime: 0 })
        if (now.icon !== icon) throw new Error('The picture is not chosen yet')
      }
      const save = () =>
        write(lobby, setIconMutationOptions(lobby), icon).catch(async (error: unknown) => {
          if (!(await wasHeard(error, icon, isSaved))) throw error
        })
      await send(() => orTell(save), icon).finally(() => {
        // Also after a failure: it may have been saved all the same.
        void lobby.queryClient.invalidateQueries({ queryKey: iconsKey })
        void lobby.queryClient.invalidateQueries({ queryKey: securityConfigKey })
        // The member centre shows the picture from the member info, and the copy of that on the device is out of date now.
        void refreshMember().catch(lobby.ports.report)
      })
      if (isAnother()) return
      notify(lobby, 'success', { id: 'change_saved' }, BRIEF_MS)
      if (isHere()) onSaved()
    })
  return { icons: data?.icons ?? NONE, chosen: sending ?? data?.icon, choose, choiceRefusal, status, retry, refusal }
}
