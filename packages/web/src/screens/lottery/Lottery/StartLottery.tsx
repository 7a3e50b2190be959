import { timeLeft, useNow, useStartLottery } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LobbyPicture } from '../../../shared/LobbyPicture.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'

/** One lottery, or the lobby of a prize mode: how to play it, and the way in (LAUNCH-02, ROUTE-04). */
export function StartLottery() {
  const text = useText()
  const start = useStartLottery(useSearch())
  const { lottery, isLobby, status } = start
  const now = useNow()
  if (!isLobby && !lottery) {
    if (status === 'failed')
      return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={start.retry} />
    if (status === 'ready') return <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
    return (
      <div className={styles.page} aria-busy>
        <Skeleton shape="block" height="180px" />
        <Skeleton shape="line" count={3} />
      </div>
    )
  }
  const name = lottery?.name ?? text('lottery.lobby')
  const time = timeLeft(lottery?.draw?.closesAt, now)
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <LobbyPicture places={start.picture} name={name} eager />
      </div>
      <div className={styles.about}>
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
        <p className={styles.note}>
          {!lottery
            ? text('lottery.lobbyHint')
            : time
              ? text('lottery.closes', { draw: lottery.draw?.drawNo ?? '', time })
              : text('lottery.closing')}
        </p>
      </div>
      <Chips
        wrap
        label={text('lottery.playType')}
        value={start.playType}
        items={start.playTypes.map(({ playType, label }) => ({ id: playType, label: text(label) }))}
        onSelect={start.choosePlayType}
      />
      <Button variant="primary" size="large" block icon="play" onClick={() => void start.launch()}>
        {text('lottery.start')}
      </Button>
    </div>
  )
}
