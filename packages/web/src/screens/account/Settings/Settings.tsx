import { pathOf, usePanel, useSession } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { dialogs } from '../../../overlays/Overlays.tsx'
import styles from '../../../overlays/SideMenu.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { useIntent } from '../../../ui/lazyPart.ts'

/** Change of password, language, and the way out. */
export function Settings() {
  const text = useText()
  const dialogsIntent = useIntent(dialogs)
  const { logout } = useSession()
  const languages = usePanel('selectBox')
  return (
    <ul className={styles.list}>
      <li>
        <Link href={pathOf('changePassword')} className={styles.entry}>
          <Icon name="settings" />
          <span className={styles.name}>{text('title.password')}</span>
          <Icon name="chevron" size={18} />
        </Link>
      </li>
      <li>
        <button type="button" className={styles.entry} onClick={languages.open}>
          <Icon name="globe" />
          <span className={styles.name}>{text('menu.language')}</span>
          <Icon name="chevron" size={18} />
        </button>
      </li>
      <li>
        <button type="button" className={styles.entry} {...dialogsIntent} onClick={() => void logout()}>
          <Icon name="logout" />
          <span className={styles.name}>{text('menu.logout')}</span>
        </button>
      </li>
    </ul>
  )
}
