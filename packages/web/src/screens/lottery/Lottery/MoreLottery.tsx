import { parseStartSearch, prizeModeLabel, useLotteries, useTimeLeft } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { PathChips } from '../../../shared/PathChips.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'
import { LotteryRows } from './LotteryRows.tsx'

/** Every lottery of a prize mode with its open draw; the address carries the mode. */
export function MoreLottery() {
  const text = useText()
  const { modes, lotteries, ...read } = useLotteries(parseStartSearch(useSearch()).mode)
  const timeLeft = useTimeLeft()
  return (
    <div className={styles.page}>
      <PathChips label={text('lottery.modes')} of={modes.map((each) => ({ ...each, name: text(prizeModeLabel(each.mode)) }))} />
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
