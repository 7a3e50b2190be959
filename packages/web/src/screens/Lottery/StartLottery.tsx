import {
  lobbyInput,
  lotteryInput,
  lotteryOf,
  PLAY_TYPES,
  parseStartSearch,
  playTypeLabel,
  timeLeft,
  useLaunch,
  useLotteries,
  useNow,
} from '@lobbykit/hooks'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { LobbyPicture } from '../../app/LobbyPicture.tsx'
import { useText } from '../../app/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Lottery.module.css'

/** One lottery, or the lobby of a prize mode: how to play it, and the way in (LAUNCH-02, ROUTE-04). */
export function StartLottery() {
  const text = useText()
  const launch = useLaunch()
  const start = parseStartSearch(useSearch())
  const { mode, lotteries, isLoading, isFailed, retry } = useLotteries(start.mode)
  const [playType, setPlayType] = useState(start.playType)
  const now = useNow()
  const isLobby = start.code === 'lobby'
  const lottery = isLobby ? undefined : lotteryOf(lotteries, start.code)
  if (!isLobby && !lottery) {
    if (isFailed) return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={() => void retry()} />
    if (!isLoading) return <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
    return (
      <div className={styles.page} aria-busy>
        <Skeleton shape="block" height="180px" />
        <Skeleton shape="line" count={3} />
      </div>
    )
  }
  const name = lottery ? lottery.game.displayName || lottery.game.gameName : text('lottery.lobby')
  const picture = lottery?.game.mobileLargeIcon ?? lotteries[0]?.game.mobileLargeIcon
  const time = timeLeft(lottery?.draw?.closesAt, now)
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <LobbyPicture address={picture} name={name} eager />
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
        value={playType}
        items={PLAY_TYPES.map((each) => ({ id: each, label: text(playTypeLabel(each)) }))}
        onSelect={(id) => setPlayType(PLAY_TYPES.find((each) => each === id) ?? 'trad')}
      />
      <Button
        variant="primary"
        size="large"
        block
        icon="play"
        onClick={() => void launch(lottery ? lotteryInput(lottery.game, playType) : lobbyInput(mode, playType))}
      >
        {text('lottery.start')}
      </Button>
    </div>
  )
}
