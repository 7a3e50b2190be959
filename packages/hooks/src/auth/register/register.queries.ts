import type { SessionAnswer, WpsSchemas } from '@lobbykit/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { startSession } from '../../core/session/session.ts'
import type { AffiliateLink } from './affiliate.rules.ts'
import type { RegisterMethod } from './register.rules.ts'

/** Milliseconds in which an invitation code is checked. */
const CHECK_WITHIN_MS = 10_000

export const affiliateKey = publicKey('affiliate')

/** The affiliate behind a link, or behind the host the guest came through; refused where there is none. @internal */
export const affiliateQueryOptions = (lobby: Lobby, { code, domain }: AffiliateLink) =>
  queryOptions({
    queryKey: [...affiliateKey, { code, domain }],
    queryFn: ({ signal }) => {
      const query = { ...(code !== undefined && { code }), ...(domain !== undefined && { domain }) }
      return lobby.sdk.wps.GET('/wps/agent/affiliate', { params: { query }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Checks an invitation code that was typed; a bad one is refused (REG-09). A registration waits for it, so it is asked once. */
export const checkAffiliateMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['checkAffiliate'],
    mutationFn: async ({ code, domain }: { code: string; domain: string | undefined }): Promise<void> => {
      const query = { code, ...(domain !== undefined && { domain }) }
      await lobby.sdk.wps.GET('/wps/agent/affiliate/validity', { params: { query }, timeoutMs: CHECK_WITHIN_MS, retries: 0 })
    },
  })

/** Registers and stores the session of the new member (REG-13, REG-15). Never repeated by itself. */
export const registerMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: async (form: { method: RegisterMethod; body: WpsSchemas['RegistrationRequest'] }): Promise<SessionAnswer> => {
      const { wps } = lobby.sdk
      const { body } = form
      const answer = await (form.method === 'mobileNum'
        ? wps.PUT('/wps/member/register/mobile', { body })
        : wps.PUT('/wps/member/register', { body }))
      startSession(lobby, answer)
      return answer
    },
  })
