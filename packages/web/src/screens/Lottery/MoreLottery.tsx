import {
  type Lottery,
  type LotteryMode,
  PRIZE_MODES,
  parseStartSearch,
  prizeModeLabel,
  startSearch,
  timeLeft,
  useLotteries,
  useNow,
} from '@lobbykit/hooks'
import { Link, useLocation, useSearch } from 'wouter'
import { LobbyPicture } from '../../app/LobbyPicture.tsx'
import { useText } from '../../app/useText.ts'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'

/** Every lottery of a prize mode with its open draw; the address carries the mode. */
export function MoreLottery() {
  const text = useText()
  const [, go] = useLocation()
  const { mode, lotteries, isLoading, isFailed, retry } = useLotteries(parseStartSearch(useSearch()).mode)
  const now = useNow()
  return (
    <div className={styles.page}>
      <Chips
        label={text('lottery.modes')}
        value={mode}
        items={PRIZE_MODES.map((each) => ({ id: each, label: text(prizeModeLabel(each)) }))}
        onSelect={(each) => go(`/m/moreLottery?${new URLSearchParams({ prize_mode: each })}`, { replace: true })}
      />
      {isFailed ? (
        <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={() => void retry()} />
      ) : isLoading ? (
        <Skeleton shape="row" count={8} />
      ) : lotteries.length === 0 ? (
        <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
      ) : (
        <ul className={styles.list} aria-label={text('lottery.draws')}>
          {lotteries.map((lottery) => (
            <li key={lottery.game.nodeId}>
              <LotteryRow lottery={lottery} mode={mode} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function LotteryRow({ lottery: { game, draw }, mode, now }: { lottery: Lottery; mode: LotteryMode; now: number }) {
  const text = useText()
  const name = game.displayName || game.gameName
  const time = timeLeft(draw?.closesAt, now)
  return (
    <Link href={`/m/startLottery?${startSearch(game, mode)}`} className={styles.row}>
      <span className={styles.picture}>
        <LobbyPicture address={game.mobileSmallIcon || game.iconUrl} name={name} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {draw && (
          <span className={styles.note}>
            {time ? text('lottery.closes', { draw: draw.drawNo ?? '', time }) : text('lottery.closing')}
          </span>
        )}
      </span>
      <Icon name="chevron" size={18} />
    </Link>
  )
}
