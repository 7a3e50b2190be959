import { prizeModeLabel, type StartLotteryResult, useLotteryLobby, useTimeLeft } from '@lobbykit/hooks'
import { useLocation } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Lottery/Lottery.module.css'
import { LotteryRows } from '../Lottery/LotteryRows.tsx'
import { PlayTypes } from './PlayTypes.tsx'

/** The lobby of a prize mode: its lotteries with their draws, and the way to play them (LAUNCH-01, LAUNCH-06). */
export function LotteryLobby({ search, start }: { search: string; start: StartLotteryResult }) {
  const text = useText()
  const [, go] = useLocation()
  const { mode, modes, lotteries, status, retry } = useLotteryLobby(search, start.playType)
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
        of={{ status, retry }}
        waiting={<Skeleton shape="row" height="72px" count={8} />}
        empty={lotteries.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
      >
        <LotteryRows lotteries={lotteries} timeLeft={timeLeft} />
      </QueryView>
    </div>
  )
}
