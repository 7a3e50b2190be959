import { useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { STORAGE_KEYS } from '../core/storage.ts'
import { useDevice } from '../device/useDevice.ts'
import { BAR_CLOSED, showsDownloadBar } from './downloads.rules.ts'

/** The bar that offers the app beside the marquee, and its closing for good (HOME-03). */
export function useDownloadBar(): { isShown: boolean; close: () => void } {
  const { localStorage } = useLobby().ports
  const { platform } = useDevice()
  const [closed, setClosed] = useState(() => localStorage.getItem(STORAGE_KEYS.downloadBarClosed))
  return {
    isShown: showsDownloadBar(platform, closed),
    close() {
      localStorage.setItem(STORAGE_KEYS.downloadBarClosed, BAR_CLOSED)
      setClosed(BAR_CLOSED)
    },
  }
}
