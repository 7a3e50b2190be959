import { prizeModeLabel, useLotteryLobby, useStartLottery, useTimeLeft } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { PlayTypes } from '../../../shared/PlayTypes.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Chips } from '../../../ui/Chips.tsx'
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
  const [, go] = useLocation()
  const search = useSearch()
  const start = useStartLottery(search)
  const lobby = useLotteryLobby(search, start.playType)
  const { mode, modes, lotteries } = lobby
  const timeLeft = useTimeLeft()
  return (
    <div className={styles.page}>
      <div>
        <h2 className={styles.heading}>{text('lottery.lobby')}</h2>
        <p className={styles.note}>{text('lottery.lobbyHint')}</p>
      </div>
      <Chips
        label={text('lottery.modes')}
        value={modes.find(({ mode: each }) => each === mode)?.path ?? ''}
        items={modes.map(({ path, mode: each }) => ({ id: path, label: text(prizeModeLabel(each)) }))}
        onSelect={(path) => go(path, { replace: true })}
      />
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
