import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../../core/lobby.ts'

/** What a reset by telephone sends: the code proves that the number is the member's. */
interface PhoneReset {
  newPassword: string
  mobileNum: string
  verificationCode: string
}

/** What a change sends. */
interface PasswordChange {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

/** Lets the backend mail a new password to the member (FORGOT-02). Never repeated by itself. */
export const mailPasswordMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['mailPassword'],
    mutationFn: async (body: { username: string; email: string }): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/password/email', { body })
    },
  })

/** Sets a new password with the code that a reset sent (FORGOT-05). Never repeated by itself. */
export const setPasswordMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['setPassword'],
    mutationFn: async (body: PhoneReset): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/password/mobile', { body })
    },
  })

/** Changes the password of the member who is logged in (PSW-04). Never repeated by itself. */
export const changePasswordMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['changePassword'],
    mutationFn: async (body: PasswordChange): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/passWordChangeV2', { body })
    },
  })
