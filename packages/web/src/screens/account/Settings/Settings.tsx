import { pathOf, usePanel, useSession } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { useIntent } from '../../../parts/lazyPart.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import rows from '../../../ui/RowList.module.css'
import styles from './Settings.module.css'

/** Change of password, language, and the way out. */
export function Settings() {
  const text = useText()
  const dialogsIntent = useIntent(dialogs)
  const { logout } = useSession()
  const languages = usePanel('selectBox')
  return (
    <ul className={classes(rows.list, rows.cards, styles.page)}>
      <li>
        <Link href={pathOf('changePassword')} className={rows.row}>
          <Icon name="lock" />
          <span className={rows.name}>{text('title.password')}</span>
          <Icon name="chevron" size={18} />
        </Link>
      </li>
      <li>
        <button type="button" className={rows.row} onClick={languages.open}>
          <Icon name="globe" />
          <span className={rows.name}>{text('menu.language')}</span>
          <Icon name="chevron" size={18} />
        </button>
      </li>
      <li>
        <button type="button" className={rows.row} {...dialogsIntent} onClick={() => void logout()}>
          <Icon name="logout" />
          <span className={rows.name}>{text('menu.logout')}</span>
        </button>
      </li>
    </ul>
  )
}
