import type { ShownMatch } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Artwork } from '../../../shared/Artwork.tsx'
import styles from './HotMatches.module.css'

/** Both teams, and when they meet (MATCH-01). */
export function Pair({ match: { match, start, homeImage, awayImage } }: { match: ShownMatch }) {
  const text = useText()
  return (
    <>
      <Team name={match.homeTeam} places={homeImage} />
      <span className={styles.middle}>
        <span className={styles.versus}>{text('match.vs')}</span>
        <bdi dir="ltr" className={styles.start}>
          {start}
        </bdi>
      </span>
      <Team name={match.awayTeam} places={awayImage} />
    </>
  )
}

function Team({ name, places }: { name: string; places: readonly string[] }) {
  return (
    <span className={styles.team}>
      <span className={styles.badge}>
        <Artwork places={places} name={name} />
      </span>
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </span>
  )
}
