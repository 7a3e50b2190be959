import { useJackpot, useWinners } from '@lobbykit/hooks'
import { useRef } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { onDevice } from '../../../shared/onDevice.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WinnerRow } from '../../../shared/WinnerRow.tsx'
import { usePaused } from '../../../ui/carousel/usePaused.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './WinnerPage.module.css'

/** The leaderboard of winners under the jackpot (HOME-11, WIN-02). */
export function WinnerPage() {
  const text = useText()
  const { winners, ...read } = useWinners()
  return (
    <div className={styles.page}>
      <Pot />
      <QueryView
        of={read}
        waiting={<Skeleton shape="row" count={8} />}
        empty={winners.length === 0 && <EmptyState drawing="records" text={text('in_no_data')} hint={text('winners.empty')} />}
      >
        <ol className={styles.board} aria-label={text('winners.list')}>
          {winners.map((shown, index) => (
            <li key={shown.key}>
              <WinnerRow shown={shown} rank={index + 1} />
            </li>
          ))}
        </ol>
      </QueryView>
    </div>
  )
}

function Pot() {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const { paused } = usePaused(root, true)
  const { text: amount } = useJackpot(!paused)
  return (
    <div ref={root} className={styles.pot}>
      <span className={styles.label}>{text('jackpot.label')}</span>
      <Money text={onDevice(amount)} size="display" />
    </div>
  )
}
