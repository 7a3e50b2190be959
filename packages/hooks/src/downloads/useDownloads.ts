import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSafeUrl } from '../announcements/useHomeAnnouncements.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { STORAGE_KEYS } from '../core/storage.ts'
import { iosInstallWay, isIos, isMobile, isSafari } from '../device/device.rules.ts'
import { openLink } from '../navigation/useOpenLink.ts'
import { notify } from '../notices/notices.ts'
import { downloadsQueryOptions } from './downloads.queries.ts'
import { type DownloadWay, downloadIcon, downloadWays } from './downloads.rules.ts'

/**
 * The ways to install the app on this device (HOME-04, MENU-07). On iOS outside Safari a download says that Safari is
 * needed; `guide` says how an iPhone goes on, if it needs telling (APP-28).
 */
export function useDownloads() {
  const lobby = useLobby()
  const { device, localStorage } = lobby.ports
  const safe = useSafeUrl()
  const { data, isPending, isError, refetch } = useQuery(downloadsQueryOptions(lobby))
  const { userAgent } = device
  const ios = isIos(device)
  const ways = useMemo(
    () => downloadWays(data ?? [], { mobile: isMobile(device), ios, webClip: localStorage.getItem(STORAGE_KEYS.webClip) }),
    [data, device, ios, localStorage],
  )
  return {
    ways,
    icon: safe(downloadIcon(data ?? [])),
    guide: ios ? iosInstallWay(userAgent) : undefined,
    needsSafari: ios && !isSafari(userAgent),
    open({ url }: DownloadWay) {
      if (ios && !isSafari(userAgent)) notify(lobby, 'info', { id: 'safari_only' })
      else if (url === undefined) notify(lobby, 'fail', { id: 'url_empty' })
      else openLink(lobby, url)
    },
    isLoading: isPending,
    isFailed: isError,
    retry: () => void refetch(),
  }
}
