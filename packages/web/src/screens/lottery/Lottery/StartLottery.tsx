import { prizeModeLabel, useLotteryLobby, useStartLottery, useTimeLeft } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { PathChips } from '../../../shared/PathChips.tsx'
import { PlayTypes } from '../../../shared/PlayTypes.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'
import { LotteryRows } from './LotteryRows.tsx'

/**
 * The lobby of a prize mode: its lotteries with their draws, and the way to play them (LAUNCH-01, LAUNCH-06). Where the address
 * names a lottery, that has a screen of its own.
 */
export function StartLottery() {
  const text = useText()
  const search = useSearch()
  const start = useStartLottery(search)
  const lobby = useLotteryLobby(search, start.playType)
  const { modes, lotteries } = lobby
  const timeLeft = useTimeLeft()
  return (
    <div className={styles.page}>
      <div>
        <h2 className={styles.heading}>{text('lottery.lobby')}</h2>
        <p className={styles.note}>{text('lottery.lobbyHint')}</p>
      </div>
      <PathChips label={text('lottery.modes')} of={modes.map((each) => ({ ...each, name: text(prizeModeLabel(each.mode)) }))} />
      <PlayTypes start={start} />
      <QueryView
        of={lobby}
        waiting={<Skeleton shape="row" height="72px" count={8} />}
        empty={lotteries.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
      >
        <LotteryRows lotteries={lotteries} timeLeft={timeLeft} />
      </QueryView>
    </div>
  )
}
