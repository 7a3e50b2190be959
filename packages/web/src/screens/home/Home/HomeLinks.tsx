import { promotionPath, STRIP_PROMOTIONS } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import styles from './Home.module.css'

/** The two links on top of home (ROUTE-05). */
const LINKS = [
  { id: STRIP_PROMOTIONS.responsibleGaming, text: 'home.responsible' },
  { id: STRIP_PROMOTIONS.event, text: 'home.event' },
] as const

/** The strip on top of home. */
export function HomeLinks() {
  const text = useText()
  return (
    <nav className={styles.links} aria-label={text('home.links')}>
      {LINKS.map((link) => (
        <Link key={link.id} href={promotionPath(link.id)}>
          {text(link.text)}
        </Link>
      ))}
    </nav>
  )
}
