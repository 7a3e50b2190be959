import { useCallback, useRef } from 'react'
import type { PhoneVerification } from '../core/ports.ts'
import { useLobby } from '../core/useLobby.ts'
import { useLobbyQuery } from '../core/useLobbyQuery.ts'
import type { Phone } from './auth.queries.ts'
import { registerSettingQueryOptions } from './auth.queries.ts'

/** The provider that sends codes to phones instead of the backend. */
export interface PhoneProviderResult {
  /** Undefined where the backend sends the codes (REG-10). */
  provider: PhoneVerification | undefined
  /** The identity token of a number and its code, or undefined when the code is wrong. */
  prove: (phone: Phone, code: string) => Promise<string | undefined>
}

/**
 * The phone-verification provider, where the site sends its codes through one and the skin has plugged it in; undefined
 * elsewhere (REG-10).
 */
export function usePhoneProvider(wanted: boolean): PhoneProviderResult {
  const lobby = useLobby()
  const port = lobby.ports.phoneVerification
  const isAsked = wanted && port !== undefined
  const { data } = useLobbyQuery(registerSettingQueryOptions, undefined, { enabled: isAsked })
  const provider = data?.phoneVerificationProvider ? port : undefined
  const proven = useRef<{ key: string; idToken: string }>(undefined)
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
