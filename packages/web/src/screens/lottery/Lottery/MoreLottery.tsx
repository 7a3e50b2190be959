import { parseStartSearch, prizeModeLabel, useLotteries, useTimeLeft } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'
import { LotteryRows } from './LotteryRows.tsx'

/** Every lottery of a prize mode with its open draw; the address carries the mode. */
export function MoreLottery() {
  const text = useText()
  const [, go] = useLocation()
  const { mode, modes, lotteries, status, retry } = useLotteries(parseStartSearch(useSearch()).mode)
  const timeLeft = useTimeLeft()
  return (
    <div className={styles.page}>
      <Chips
        label={text('lottery.modes')}
        value={modes.find(({ mode: each }) => each === mode)?.path ?? ''}
        items={modes.map(({ path, mode: each }) => ({ id: path, label: text(prizeModeLabel(each)) }))}
        onSelect={(path) => go(path, { replace: true })}
      />
      {status === 'failed' ? (
        <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
      ) : status === 'loading' ? (
        <Skeleton shape="row" count={8} />
      ) : lotteries.length === 0 ? (
        <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
      ) : (
        <LotteryRows lotteries={lotteries} timeLeft={timeLeft} />
      )}
    </div>
  )
}
