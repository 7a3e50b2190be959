import { usePanel, useSession } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { preloadDialogs } from '../../app/Overlays.tsx'
import styles from '../../app/SideMenu.module.css'
import { useText } from '../../app/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onIntent } from '../../ui/lazyPart.ts'

/** Change of password, language, and the way out. */
export function Settings() {
  const text = useText()
  const { logout } = useSession()
  const languages = usePanel('selectBox')
  return (
    <ul className={styles.list}>
      <li>
        <Link href="/m/changePsw" className={styles.entry}>
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
        <button type="button" className={styles.entry} {...onIntent(preloadDialogs)} onClick={() => void logout()}>
          <Icon name="logout" />
          <span className={styles.name}>{text('menu.logout')}</span>
        </button>
      </li>
    </ul>
  )
}
