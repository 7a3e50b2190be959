import type { WpsSchemas } from '@lobbykit/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const kycKey = memberKey('kyc')

/** What the site wants to know of the member, and how far that is (MEM-11). */
export const kycQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...kycKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/kyc', { params: { query: { language } }, signal }),
  })

/** What a proof of identity is sent with. */
interface SentKyc {
  fields: Record<string, string>
  documents: Record<string, WpsSchemas['KycImage']>
  ageConfirmed: boolean
}

/** Milliseconds that the pictures of a proof of identity may take on a slow line. */
const SEND_TIMEOUT_MS = 60_000

/** Sends the proof of identity (MEM-11). Never repeated by itself. */
export const sendKycMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['sendKyc'],
    mutationFn: async (body: SentKyc): Promise<void> => {
      await lobby.sdk.wps.PUT('/wps/member/kyc', { body, timeoutMs: SEND_TIMEOUT_MS })
    },
  })
