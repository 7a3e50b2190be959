import { unwrap, type WpsSchemas } from '@lobbykit/sdk'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { PLATFORM_MOBILE } from '../announcements/announcements.queries.ts'
import type { Lobby } from '../core/createLobby.ts'
import { type SessionAnswer, startSession } from '../session/session.ts'
import type { AffiliateLink } from './affiliate.rules.ts'
import type { RegisterMethod } from './register.rules.ts'

/** What registration asks for beside its fields: captcha, provider, agreement. */
export const registerSettingQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['public', 'registerSetting'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/system/setting/register', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What the registration screen announces: banners of its own group (REG-14, HOME-08). */
export const registerAnnouncementsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'announcements', { language, types: 'B', groupName: 'm_reg' }],
    queryFn: ({ signal }) => {
      const { merchantCode } = lobby.config
      const query = { types: 'B', groupName: 'm_reg', platform: PLATFORM_MOBILE, merchantCode, language }
      return unwrap(lobby.sdk.wps.GET('/wps/announcement', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** The affiliate behind a link, or behind the host the guest came through; refused where there is none. */
export const affiliateQueryOptions = (lobby: Lobby, { code, domain }: AffiliateLink) =>
  queryOptions({
    queryKey: ['public', 'affiliate', { code, domain }],
    queryFn: ({ signal }) => {
      const query = { ...(code !== undefined && { code }), ...(domain !== undefined && { domain }) }
      return unwrap(lobby.sdk.wps.GET('/wps/agent/affiliate', { params: { query }, signal }))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Checks an invitation code that was typed; a bad one is refused (REG-09). */
export const checkAffiliateMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['checkAffiliate'],
    mutationFn: async ({ code, domain }: { code: string; domain: string | undefined }): Promise<void> => {
      const query = { code, ...(domain !== undefined && { domain }) }
      await unwrap(lobby.sdk.wps.GET('/wps/agent/affiliate/validity', { params: { query } }))
    },
  })

/** Registers and stores the session of the new member (REG-13, REG-15). Never repeated by itself. */
export const registerMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: async (form: { method: RegisterMethod; body: WpsSchemas['RegistrationRequest'] }): Promise<SessionAnswer> => {
      const { wps } = lobby.sdk
      const { body } = form
      const answer = await unwrap(
        form.method === 'mobileNum'
          ? wps.PUT('/wps/member/register/mobile', { body })
          : wps.PUT('/wps/member/register', { body }),
      )
      startSession(lobby, answer)
      return answer
    },
  })
