import { pathOf, useWinners, WINNER_PASS_MS, WINNERS_IN_SIGHT } from '@lobbykit/hooks'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { WinnerRow } from '../../../shared/WinnerRow.tsx'
import styles from '../../../shared/Winners.module.css'
import { PauseButton } from '../../../ui/carousel/PauseButton.tsx'
import { usePaused } from '../../../ui/carousel/usePaused.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Ticker } from '../../../ui/Ticker.tsx'

/** Height of a row: larger letters make it higher. */
const ROW_HEIGHT = '4.25rem'

/** Who just won, going by; a tap on one launches that game (WIN-01, WIN-02). */
export function LatestWinners() {
  const text = useText()
  const read = useWinners()
  const { winners, scrolls } = read
  const root = useRef<HTMLDivElement>(null)
  const waits = useWaits(read)
  const pause = usePaused(root, scrolls && !waits)
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <h2>{text('winners.title')}</h2>
        {scrolls && !waits && (
          <PauseButton pause={pause} labels={{ pause: text('carousel.pause'), play: text('carousel.play') }} />
        )}
        <Link href={pathOf('winners')} className={styles.all}>
          {text('winners.all')}
          <Icon name="chevron" size={16} />
        </Link>
      </div>
      <QueryView
        of={read}
        compact
        waiting={<Skeleton shape="block" height={`calc(${ROW_HEIGHT} * ${WINNERS_IN_SIGHT})`} />}
        empty={winners.length === 0 && <EmptyState drawing="records" text={text('in_no_data')} hint={text('winners.empty')} />}
      >
        <div className={styles.card}>
          <Ticker
            label={text('winners.list')}
            root={root}
            pause={pause}
            rowHeight={ROW_HEIGHT}
            rows={WINNERS_IN_SIGHT}
            scrolls={scrolls}
            passMs={WINNER_PASS_MS}
            items={winners.map((shown) => ({
              id: shown.key,
              render: (isCopy) => <WinnerRow shown={shown} isCopy={isCopy} />,
            }))}
          />
        </div>
      </QueryView>
    </div>
  )
}
