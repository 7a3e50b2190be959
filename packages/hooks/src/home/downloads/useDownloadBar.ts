import { useState } from 'react'
import { STORAGE_KEYS } from '../../core/storage.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useDevice } from '../../site/device/useDevice.ts'
import { BAR_CLOSED, showsDownloadBar } from './downloadBar.rules.ts'

/** The bar that offers the app. */
export interface DownloadBarResult {
  /** Whether it shows: on a plain page, until it was closed once (HOME-03). */
  isShown: boolean
  /** Closes it for good. */
  close: () => void
}

/** The bar that offers the app beside the marquee, and its closing for good (HOME-03). */
export function useDownloadBar(): DownloadBarResult {
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
