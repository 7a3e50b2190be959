import { type Lottery as LotteryItem, pathOf, useImages, useLotteries, useLotteryLobbies } from '@lobbykit/hooks'
import { Link, useLocation } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
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
      <QueryView
        of={{ status, retry }}
        waiting={
          <TileGrid label={text('title.lottery')} busy>
            <Skeleton shape="tile" count={9} />
          </TileGrid>
        }
        empty={lotteries.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
      >
        <TileGrid label={text('title.lottery')}>
          {lotteries.map((lottery) => (
            <LotteryTile key={lottery.id} lottery={lottery} />
          ))}
        </TileGrid>
      </QueryView>
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
