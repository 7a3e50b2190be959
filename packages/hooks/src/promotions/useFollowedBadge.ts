import type { WpsSchemas } from '@lobbykit/sdk'
import { useEffect } from 'react'
import { availablePromotionsQueryOptions } from '../account/unclaimed.queries.ts'
import { useLobby } from '../core/useLobby.ts'
import { isOldBadge } from './badge.rules.ts'

/** Asks for the badge anew where promotions that have come differ from what it counts: they change by play, time and operators (MEM-09). */
export function useFollowedBadge(language: string, seen: readonly WpsSchemas['Promotion'][] | undefined): void {
  const lobby = useLobby()
  useEffect(() => {
    const { queryKey } = availablePromotionsQueryOptions(lobby, { language })
    const counted = lobby.queryClient.getQueryData(queryKey)
    if (!seen || !counted || !isOldBadge(counted, seen)) return
    void lobby.queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }, [lobby, language, seen])
}
