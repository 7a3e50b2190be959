import { useDownloadBonus, usePanel } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { useIntent } from '../../../parts/lazyPart.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { shielded } from '../../../ui/shield.ts'
import styles from './DownloadBar.module.css'

/** Offers the app and its bonus; closing it is for good (HOME-03, HOME-13). */
export function DownloadBar({ close }: { close: () => void }) {
  const text = useText()
  const dialogsIntent = useIntent(dialogs)
  const { open } = usePanel('download')
  const amount = useDownloadBonus()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.open} {...dialogsIntent} onClick={open}>
        <span className="visually-hidden">{text('download.barOpen')} </span>
        <Icon name="download" size={18} />
        <span className={styles.words}>
          <span className={styles.name}>{text('download.get')}</span>
          <span>{text('download.upTo', { amount })}</span>
        </span>
      </button>
      <IconButton className={styles.close} icon="close" size={16} label={text('download.closeBar')} onClick={shielded(close)} />
    </div>
  )
}
