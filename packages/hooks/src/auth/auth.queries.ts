import type { SessionAnswer, WpsSchemas } from '@lobbykit/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import type { PhoneVerification } from '../core/ports.ts'
import { startSession } from '../core/session/session.ts'
import type { SmsPurpose } from '../core/state.ts'
import { SMS_PROVIDER_MINUTES } from './sms.rules.ts'

export const captchaKey = publicKey('captcha')
export const countriesKey = publicKey('countries')
export const registerSettingKey = publicKey('registerSetting')

/** A fresh captcha; never served from the cache, since a captcha works once. @internal */
export const captchaQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: captchaKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/captcha', { signal }),
    staleTime: 0,
    gcTime: 0,
    // What is being typed answers the one that shows: only one that did not come is asked for when the network is back.
    refetchOnReconnect: ({ state }) => state.error !== null,
  })

/** Dialling codes, the site's own country first. */
export const countriesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...countriesKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/system/country', { params: { query: { language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What registration asks for beside its fields: captcha, provider, agreement. */
export const registerSettingQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: registerSettingKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/system/setting/register', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Logs in and stores the session (LOGIN-08). Never repeated by itself. */
export const loginMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['login'],
    mutationFn: async (body: WpsSchemas['LoginRequest']): Promise<SessionAnswer> => {
      const answer = await lobby.sdk.wps.POST('/wps/session/login', { body })
      startSession(lobby, answer)
      return answer
    },
  })

/** Starts a free-play session (LOGIN-11). */
export const freePlayMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['freePlay'],
    mutationFn: async (): Promise<SessionAnswer> => {
      const answer = await lobby.sdk.wps.POST('/wps/session/login/freeplay')
      startSession(lobby, answer)
      return answer
    },
  })

/** The phone a code goes to. */
export interface Phone {
  mobileNum: string
  /** Digits only, such as 63. */
  countryDialingCode: string
}

interface CodeRequest {
  purpose: SmsPurpose
  phone: Phone
  /** Sends the code instead of the backend (REG-10). */
  provider: PhoneVerification | undefined
}

/** Sends a code and gives the minutes until another may be asked for, where anybody says (LOGIN-05). Never repeated by itself. */
export const sendCodeMutationOptions = ({ sdk: { wps } }: Lobby) =>
  mutationOptions({
    mutationKey: ['sendCode'],
    mutationFn: async ({ purpose, phone, provider }: CodeRequest): Promise<number | undefined> => {
      const { mobileNum, countryDialingCode } = phone
      if (provider) {
        await provider.sendCode(phone)
        return SMS_PROVIDER_MINUTES
      }
      switch (purpose) {
        case 'login':
          return (await wps.POST('/wps/verification/sms/noLogin', { body: { mobileNum, countryDialingCode } })).expiredMinutes
        case 'register': {
          const body = { mobileNo: mobileNum, countryDialingCode }
          return (await wps.POST('/wps/verification/sms/register', { body })).expiredMinutes
        }
        case 'reset':
          return (await wps.POST('/wps/verification/sms/resetPassword', { body: { mobileNum } })).expiredMinutes
        default: {
          const impossible: never = purpose
          return impossible
        }
      }
    },
  })
