import { useCallback } from 'react'
import { useLobby } from '../useLobby.ts'
import { safeUrl } from './link.rules.ts'

/** Addresses a page may show or open, decided in one place. */
export function useSafeUrl() {
  const lobby = useLobby()
  return useCallback(
    (value: unknown) => safeUrl(value, { base: lobby.ports.device.address(), hosts: lobby.config.linkHosts }),
    [lobby],
  )
}
