import { type Lottery as LotteryItem, pathOf, useImages, useLotteries, useLotteryLobbies } from '@lobbykit/hooks'
import { Link, useLocation } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { GameTile } from '../../../ui/GameTile.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import { LobbyCards } from '../../games/GameList/LobbyCards.tsx'
import styles from './Lottery.module.css'

/** The lotteries of the site's prize mode, and the lobbies of their vendors (LAUNCH-06, LIST-11). */
export function Lottery() {
  const text = useText()
  const { lotteries, status, retry } = useLotteries()
  const lobbies = useLotteryLobbies()
  return (
    <div className={styles.page}>
      {status === 'failed' ? (
        <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
      ) : status !== 'loading' && lotteries.length === 0 ? (
        <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />
      ) : (
        <TileGrid label={text('title.lottery')} busy={status === 'loading'}>
          {status === 'loading' ? (
            <Skeleton shape="tile" count={9} />
          ) : (
            lotteries.map((lottery) => <LotteryTile key={lottery.id} lottery={lottery} />)
          )}
        </TileGrid>
      )}
      {status !== 'loading' && (
        <Link href={pathOf('moreLottery')} asChild>
          <ButtonLink block>{text('lottery.more')}</ButtonLink>
        </Link>
      )}
      {status !== 'loading' && lobbies.length > 0 && (
        <>
          <h2 className={styles.heading}>{text('list.lobbies')}</h2>
          <LobbyCards lobbies={lobbies} />
        </>
      )}
    </div>
  )
}

function LotteryTile({ lottery: { id, name, icon, path } }: { lottery: LotteryItem }) {
  const { onFail } = useImages()
  const [, go] = useLocation()
  return <GameTile id={String(id)} name={name} places={icon} onImageFail={onFail} onOpen={() => go(path)} />
}
