import { type AppOffer, type DownloadKind, useDownloadBonus, useDownloads } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { QueryView } from '../shared/QueryView.tsx'
import { CardButton } from '../ui/CardButton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { IconName } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './DownloadSheet.module.css'
import { InstallGuide } from './InstallGuide.tsx'
import { useSheet } from './useSheet.ts'

const ICONS: Readonly<Record<DownloadKind, IconName>> = { android: 'download', ios: 'download', profile: 'shield' }

/** The app for this device: its links, and how an iPhone goes on (MENU-07, HOME-04, HOME-13). */
export function DownloadSheet() {
  const text = useText()
  const { isOpen, close } = useSheet('download')
  const amount = useDownloadBonus()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={text('download.title')}
      description={text('download.text', { amount })}
      closeLabel={text('sheet.close')}
    >
      <Ways />
    </Sheet>
  )
}

function Ways() {
  const text = useText()
  const { ways, icon, offer, guide, needsSafari, address, open, ...read } = useDownloads()
  return (
    <QueryView
      of={read}
      compact
      waiting={
        <div className={styles.ways}>
          <Skeleton shape="row" count={2} />
        </div>
      }
    >
      <div className={styles.ways}>
        <Offer icon={icon} offer={offer} />
        {needsSafari && <InSafari address={address} />}
        {guide === 'tooOld' && <p className={styles.note}>{text('guide.tooOld')}</p>}
        {ways.length === 0 && <EmptyState text={text('in_no_data')} hint={text('download.nothing')} />}
        {ways.map((way) => (
          <CardButton
            key={way.kind}
            icon={ICONS[way.kind]}
            name={text(`download.${way.kind}`)}
            hint={text(`download.${way.kind}Hint`)}
            onClick={() => open(way)}
          />
        ))}
        {guide === 'manualProfile' && <p className={styles.note}>{text('guide.manualProfile')}</p>}
        {guide === 'tips' && <InstallGuide />}
      </div>
    </QueryView>
  )
}

/** The app's icon and what the site says of the app, in the site's own colours (APP-30). */
function Offer({ icon, offer }: { icon: string | undefined; offer: AppOffer }) {
  if (!offer.text && !icon) return null
  const style = {
    color: offer.colour,
    backgroundColor: offer.backgroundColour,
    backgroundImage: offer.backgroundImage && `url("${offer.backgroundImage}")`,
  }
  return (
    <div className={styles.offer} style={style}>
      {icon && <img src={icon} alt="" width="48" height="48" decoding="async" />}
      {offer.text && <p dir="auto">{offer.text}</p>}
    </div>
  )
}

/** Says that only Safari installs, and hands over the address to open there (MENU-07). */
function InSafari({ address }: { address: string }) {
  const text = useText()
  return (
    <div className={styles.safari}>
      <p>{text('safari_only')}</p>
      <div className={styles.address}>
        <bdi dir="ltr">{address}</bdi>
        <CopyButton text={address} what={text('download.address')} />
      </div>
    </div>
  )
}
