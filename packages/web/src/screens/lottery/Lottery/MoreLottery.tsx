import { type Lottery, parseStartSearch, prizeModeLabel, timeLeft, useLotteries, useNow } from '@lobbykit/hooks'
import { Link, useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LobbyPicture } from '../../../shared/LobbyPicture.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'

/** Every lottery of a prize mode with its open draw; the address carries the mode. */
export function MoreLottery() {
  const text = useText()
  const [, go] = useLocation()
  const { mode, modes, lotteries, status, retry } = useLotteries(parseStartSearch(useSearch()).mode)
  const now = useNow()
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
        <ul className={styles.list} aria-label={text('lottery.draws')}>
          {lotteries.map((lottery) => (
            <li key={lottery.id}>
              <LotteryRow lottery={lottery} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function LotteryRow({ lottery: { name, icon, path, draw }, now }: { lottery: Lottery; now: number }) {
  const text = useText()
  const time = timeLeft(draw?.closesAt, now)
  return (
    <Link href={path} className={styles.row}>
      <span className={styles.picture}>
        <LobbyPicture places={icon} name={name} />
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
