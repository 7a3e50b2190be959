import { type Lottery as LotteryItem, lotteryInput, useCategories, useImages, useLaunch, useLotteries } from '@lobbykit/hooks'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useText } from '../../app/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { GameTile } from '../../ui/GameTile.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TileGrid } from '../../ui/TileGrid.tsx'
import { LobbyCards } from '../GameList/LobbyCards.tsx'
import styles from './Lottery.module.css'

const LOTTERIES: ReadonlySet<string> = new Set(['ELOTT', 'LOTT'])

/** The lotteries of the site's prize mode, and the lobbies of their vendors (LAUNCH-06, LIST-11). */
export function Lottery() {
  const text = useText()
  const { lotteries, isLoading, isFailed, retry } = useLotteries()
  const { categories } = useCategories()
  const lobbies = useMemo(
    () => categories.filter(({ key }) => LOTTERIES.has(key)).flatMap(({ vendors }) => vendors),
    [categories],
  )
  return (
    <div className={styles.page}>
      {isFailed ? (
        <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={() => void retry()} />
      ) : !isLoading && lotteries.length === 0 ? (
        <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
      ) : (
        <TileGrid label={text('title.lottery')} busy={isLoading}>
          {isLoading ? (
            <Skeleton shape="tile" count={9} />
          ) : (
            lotteries.map((lottery) => <LotteryTile key={lottery.game.nodeId} lottery={lottery} />)
          )}
        </TileGrid>
      )}
      <Link href="/m/moreLottery" asChild>
        <ButtonLink block>{text('lottery.more')}</ButtonLink>
      </Link>
      {lobbies.length > 0 && (
        <>
          <h2 className={styles.heading}>{text('list.lobbies')}</h2>
          <LobbyCards lobbies={lobbies} />
        </>
      )}
    </div>
  )
}

function LotteryTile({ lottery: { game } }: { lottery: LotteryItem }) {
  const images = useImages()
  const launch = useLaunch()
  return (
    <GameTile
      id={String(game.nodeId)}
      name={game.displayName || game.gameName}
      places={images.of(game.mobileSmallIcon || game.iconUrl)}
      onImageFail={images.onFail}
      onOpen={() => void launch(lotteryInput(game))}
    />
  )
}
