import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../../core/lobby.ts'
import type { ProfileFieldName } from './security.rules.ts'

const PATHS = {
  nickname: '/wps/member/info/nickname',
  email: '/wps/member/info/email',
  payeeName: '/wps/member/info/payeename',
} as const

/** Sets the nickname, the e-mail address or the payee name (MEM-07). Never repeated by itself. */
export const setProfileFieldMutationOptions = (lobby: Lobby, field: ProfileFieldName) =>
  mutationOptions({
    mutationKey: ['setProfileField', field],
    mutationFn: async (value: string): Promise<void> => {
      await lobby.sdk.wps.POST(PATHS[field], { body: { value } })
    },
  })

/** Sets the payment password, or changes the old one (MEM-07). Never repeated by itself. */
export const setPaymentPasswordMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['setPaymentPassword'],
    mutationFn: async (body: { old?: string; new: string }): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/paymentPassword', { body })
    },
  })
