import { useMemo } from 'react'
import { useImages } from '../../core/images/useImages.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { openLink } from '../../core/navigation/openLink.ts'
import { useSafeUrl } from '../../core/navigation/useOpenLink.ts'
import { notify } from '../../core/notices/notices.ts'
import { STORAGE_KEYS } from '../../core/storage.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { type IosInstallWay, iosInstallWay, isIos, isMobile, isSafari } from '../../site/device/install.rules.ts'
import { useSettings } from '../../site/startup/useStartup.ts'
import { downloadsQueryOptions } from './downloads.queries.ts'
import { type AppOffer, appOffer, type DownloadWay, downloadIcon, downloadWays, foreignMoneyLink } from './downloads.rules.ts'

/** The ways to install the app. */
export interface DownloadsResult extends ReadState {
  /** The ways that fit this device (HOME-04). */
  ways: readonly DownloadWay[]
  /** Address of the app's icon, where it may be shown. */
  icon: string | undefined
  /** How the offer looks by the site's template (APP-30). */
  offer: AppOffer
  /** Address of the place where one buys with foreign money, where there is one (MENU-08). */
  foreignMoney: string | undefined
  /** How an iPhone goes on, if it needs telling (APP-28). */
  guide: IosInstallWay | undefined
  /** Whether only Safari can install, and this is another browser of iOS (MENU-07). */
  needsSafari: boolean
  /** Address of the site, to be opened in Safari where another browser cannot install. */
  address: string
  /** Goes one of the ways, or says why it cannot. */
  open: (way: DownloadWay) => void
}

/**
 * The ways to install the app on this device (HOME-04, MENU-07). On iOS outside Safari a download says that Safari is
 * needed; `guide` says how an iPhone goes on, if it needs telling (APP-28).
 */
export function useDownloads(): DownloadsResult {
  const lobby = useLobby()
  const { device, localStorage } = lobby.ports
  const safe = useSafeUrl()
  const { of: placesOf } = useImages()
  const { template } = useSettings()
  const { data, status, retry, refusal } = useLobbyQuery(downloadsQueryOptions, undefined)
  const { userAgent } = device
  const ios = isIos(device)
  const ways = useMemo(
    () => downloadWays(data ?? [], { mobile: isMobile(device), ios, webClip: localStorage.getItem(STORAGE_KEYS.webClip) }),
    [data, device, ios, localStorage],
  )
  return {
    ways,
    icon: safe(downloadIcon(data ?? [])),
    offer: appOffer(template, (address) => placesOf(address)[0]),
    foreignMoney: safe(foreignMoneyLink(data ?? [])),
    guide: ios ? iosInstallWay(userAgent) : undefined,
    needsSafari: ios && !isSafari(userAgent),
    address: new URL(pathOf('home'), device.address()).href,
    open({ url }: DownloadWay) {
      if (ios && !isSafari(userAgent)) notify(lobby, 'info', { id: 'safari_only' })
      else if (url === undefined) notify(lobby, 'fail', { id: 'url_empty' })
      else openLink(lobby, url)
    },
    status,
    retry,
    refusal,
  }
}
