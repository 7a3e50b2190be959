import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { registerSettingQueryOptions } from '../register/register.queries.ts'
import type { Phone } from './useSmsCode.ts'

/**
 * The phone-verification provider, where the site sends its codes through one and the skin has plugged it in; undefined
 * elsewhere (REG-10).
 */
export function usePhoneProvider(wanted: boolean) {
  const lobby = useLobby()
  const port = lobby.ports.phoneVerification
  const { data } = useQuery({ ...registerSettingQueryOptions(lobby), enabled: wanted && port !== undefined })
  const provider = data?.phoneVerificationProvider ? port : undefined
  const proven = useRef<{ key: string; idToken: string }>(undefined)
  /** The identity token of a number and its code, or undefined when the code is wrong. */
  const prove = useCallback(
    async (phone: Phone, code: string): Promise<string | undefined> => {
      // A provider takes a code once, but the form may be sent again with it because something else was refused.
      const key = JSON.stringify([phone.countryDialingCode, phone.mobileNum, code])
      if (proven.current?.key === key) return proven.current.idToken
      try {
        const idToken = (await provider?.verify(code))?.idToken
        if (idToken !== undefined) proven.current = { key, idToken }
        return idToken
      } catch (error) {
        lobby.ports.report(error)
        return undefined
      }
    },
    [lobby, provider],
  )
  return { provider, prove }
}
