import type { ReactNode } from 'react'
import { createLobby, hybridBodyCipher, LobbyProvider, type StorageLike } from '../index.ts'

/** What a native shell knows that a browser does not. */
interface Shell {
  storage: StorageLike
  open(url: string): boolean
  go(to: string | -1, options?: { replace?: boolean }): void
  userAgent: string
}

/** One merchant's lobby inside a native shell: the rules are the same, the surroundings are the shell's. */
export const shellLobby = (shell: Shell) =>
  createLobby(
    {
      baseUrl: 'https://api.site.example',
      merchantCode: 'site',
      languages: ['EN', 'TY'],
      gameHosts: ['*.vendor.example'],
      remember: 'username',
    },
    {
      localStorage: shell.storage,
      navigate: shell.go,
      openWindow: shell.open,
      device: {
        userAgent: shell.userAgent,
        standalone: () => true,
        historyLength: () => 2,
        online: () => true,
        hostName: 'site.example',
        address: () => `https://site.example${location.pathname}${location.search}`,
        // The shell calls `changed` when the phone finds or loses a network, and when the app is in front again.
        watch: () => () => {},
        screenHeight: 812,
        touch: true,
      },
      bodyCipher: hybridBodyCipher('the public key of the backend, SPKI in base64'),
    },
  )

/** Made once, outside of React, and handed to the hooks below. */
export const siteOf = (shell: Shell) => {
  const lobby = shellLobby(shell)
  return ({ children }: { children: ReactNode }) => <LobbyProvider lobby={lobby}>{children}</LobbyProvider>
}
