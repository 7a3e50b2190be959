import { parseStartSearch, prizeModeLabel, useLotteries, useTimeLeft } from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'
import { LotteryRows } from './LotteryRows.tsx'

/** Every lottery of a prize mode with its open draw; the address carries the mode. */
export function MoreLottery() {
  const text = useText()
  const [, go] = useLocation()
  const { mode, modes, lotteries, ...read } = useLotteries(parseStartSearch(useSearch()).mode)
  const timeLeft = useTimeLeft()
  return (
    <div className={styles.page}>
      <Chips
        label={text('lottery.modes')}
        value={modes.find(({ mode: each }) => each === mode)?.path ?? ''}
        items={modes.map(({ path, mode: each }) => ({ id: path, label: text(prizeModeLabel(each)) }))}
        onSelect={(path) => go(path, { replace: true })}
      />
      <QueryView
        of={read}
        waiting={<Skeleton shape="row" count={8} />}
        empty={lotteries.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
      >
        <LotteryRows lotteries={lotteries} timeLeft={timeLeft} />
      </QueryView>
    </div>
  )
}
