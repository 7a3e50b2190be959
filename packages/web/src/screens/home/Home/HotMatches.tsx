import { AUTOPLAY_MS, MATCH_SLIDE_MS, type ShownMatch, useHotMatches } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Artwork } from '../../../shared/Artwork.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { lazyPart, useIntent, useLazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VerticalSlides } from '../../../ui/VerticalSlides.tsx'
import styles from './HotMatches.module.css'

const popup = lazyPart(async () => (await import('./MatchPopup.tsx')).MatchPopup)
/** Height of a match: larger letters make it higher. */
const SLIDE_HEIGHT = '9.375rem'

/** The matches that start next; nothing without any (MATCH-01 to MATCH-03). */
export function HotMatches() {
  const text = useText()
  const hot = useHotMatches()
  const popupIntent = useIntent(popup)
  const { matches, open } = hot
  const { value: MatchPopup } = useLazyPart(popup, hot.chosen !== undefined)
  return (
    <QueryView of={hot} compact waiting={<Skeleton shape="block" height="190px" />}>
      {matches.length > 0 && (
        <div className={styles.block}>
          <h2>{text('match.title')}</h2>
          <VerticalSlides
            label={text('match.title')}
            height={SLIDE_HEIGHT}
            interval={AUTOPLAY_MS}
            duration={MATCH_SLIDE_MS}
            pageLabel={(position, count) => text('match.page', { position, count })}
            pauseLabels={{ pause: text('carousel.pause'), play: text('carousel.play') }}
            slides={matches.map((match) => ({
              id: match.key,
              content: (
                <button type="button" className={styles.slide} {...popupIntent} onClick={() => open(match.key)}>
                  <Pair match={match} />
                </button>
              ),
            }))}
          />
          {MatchPopup && hot.chosen && <MatchPopup {...hot} match={hot.chosen} />}
        </div>
      )}
    </QueryView>
  )
}

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
