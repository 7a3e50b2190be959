import { AUTOPLAY_MS, MATCH_SLIDE_MS, useHotMatches } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { useSheetIntent } from '../../../shared/LaterSheet.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './HotMatches.module.css'
import { MatchPopup } from './MatchPopup.tsx'
import { Pair } from './Pair.tsx'

/** Height of a match: larger letters make it higher. */
const SLIDE_HEIGHT = '9.375rem'

/** The matches that start next; nothing without any (MATCH-01 to MATCH-03). */
export function HotMatches() {
  const text = useText()
  const hot = useHotMatches()
  const popupIntent = useSheetIntent()
  const { matches, open, chosen, isOpen, close, launch } = hot
  return (
    <QueryView of={hot} compact waiting={<Skeleton shape="block" height="190px" />}>
      {matches.length > 0 && (
        <div className={styles.block}>
          <h2>{text('match.title')}</h2>
          <Carousel
            label={text('match.title')}
            axis="y"
            height={SLIDE_HEIGHT}
            loop
            interval={AUTOPLAY_MS}
            duration={MATCH_SLIDE_MS}
            dots="aside"
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
          {chosen && <MatchPopup match={chosen} open={isOpen} close={close} launch={launch} />}
        </div>
      )}
    </QueryView>
  )
}
