import { unwrap, type WpsSchemas } from '@lobbykit/sdk'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'
import { type SessionAnswer, startSession } from '../session/session.ts'

const isRules = (value: unknown): value is Record<string, WpsSchemas['FieldRule']> =>
  typeof value === 'object' && value !== null && Object.values(value).every((rule) => typeof rule === 'object' && rule !== null)

/** The server's rule of every form field; kept on the device, per language (APP-22). */
export const formRulesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'formRules', { language }],
    queryFn: ({ signal }) =>
      lobby.cache.keep(`formRules.${language}`, isRules, () =>
        unwrap(lobby.sdk.wps.GET('/wps/system/registerValidation', { params: { query: { language } }, signal })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // While another language loads, the form stays checked, and what it says stays on screen.
    placeholderData: keepPreviousData,
  })

/** A fresh captcha; never served from the cache, since a captcha works once. */
export const captchaQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['public', 'captcha'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/captcha', { signal })),
    staleTime: 0,
    gcTime: 0,
  })

/** Dialling codes, the site's own country first. */
export const countriesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'countries', { language }],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/system/country', { params: { query: { language } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Logs in and stores the session (LOGIN-08). Never repeated by itself. */
export const loginMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['login'],
    mutationFn: async (body: WpsSchemas['LoginRequest']): Promise<SessionAnswer> => {
      const answer = await unwrap(lobby.sdk.wps.POST('/wps/session/login', { body }))
      startSession(lobby, answer)
      return answer
    },
  })

/** Starts a free-play session (LOGIN-11). */
export const freePlayMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['freePlay'],
    mutationFn: async (): Promise<SessionAnswer> => {
      const answer = await unwrap(lobby.sdk.wps.POST('/wps/session/login/freeplay'))
      startSession(lobby, answer)
      return answer
    },
  })
