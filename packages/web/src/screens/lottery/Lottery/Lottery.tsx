import {
  LOTTERY_RANK,
  type LotteryCenterResult,
  type Lottery as LotteryItem,
  pathOf,
  useLotteryCenter,
  useLotteryLobbies,
} from '@lobbykit/hooks'
import { Link, useLocation, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart, pick } from '../../../parts/lazyPart.ts'
import { GameTile } from '../../../shared/GameTile.tsx'
import { LobbyCards } from '../../../shared/games/LobbyCards.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { PathChips } from '../../../shared/PathChips.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import styles from './Lottery.module.css'

const parts = lazyPart(() => import('./parts.ts'))
const orders = lazyPart(async () => (await import('../../../shared/lotteryGame/Orders/Orders.tsx')).Orders)
const results = pick(parts, 'Results')
const ranking = pick(parts, 'Ranking')

/** The lottery centre: lotteries, the own bets on all of them, what the Vietnamese ones drew, and who won most; the address carries the choice. */
export function Lottery() {
  const text = useText()
  const search = useSearch()
  const centre = useLotteryCenter(search)
  const { views, view } = centre
  return (
    <div className={styles.page}>
      <PathChips
        label={text('lottery.centre')}
        of={views.map((each) => ({ ...each, name: text(`lottery.centre.${each.view}`) }))}
      />
      {view === 'lotteries' && <Lotteries centre={centre} />}
      {view === 'orders' && <LaterPart part={orders} of={{}} />}
      {view === 'results' && <LaterPart part={results} of={{ search }} />}
      {view === 'ranking' && <LaterPart part={ranking} of={{ search, category: LOTTERY_RANK, path: pathOf('lottery') }} />}
    </div>
  )
}

/** The lotteries of the site's prize mode by groups, and the lobbies of their vendors (LAUNCH-06, LIST-11). */
function Lotteries({ centre }: { centre: LotteryCenterResult }) {
  const text = useText()
  const { lotteries, groups, all } = centre
  const waits = useWaits(centre)
  const lobbies = useLotteryLobbies()
  return (
    <>
      <QueryView
        of={centre}
        waiting={
          <>
            <Skeleton shape="block" height="44px" />
            <TileGrid label={text('title.lottery')} busy>
              <Skeleton shape="tile" count={9} />
            </TileGrid>
          </>
        }
        empty={lotteries.length === 0 && <EmptyState text={text('in_no_data')} hint={text('list.nothing')} />}
      >
        <PathChips label={text('lottery.groups')} of={[{ ...all, name: text('lottery.allGroups') }, ...groups]} />
        <TileGrid label={text('title.lottery')}>
          {lotteries.map((lottery) => (
            <LotteryTile key={lottery.id} lottery={lottery} />
          ))}
        </TileGrid>
      </QueryView>
      {!waits && (
        <Link href={pathOf('moreLottery')} asChild>
          <ButtonLink block>{text('lottery.more')}</ButtonLink>
        </Link>
      )}
      {!waits && lobbies.length > 0 && (
        <>
          <h2 className={styles.heading}>{text('list.lobbies')}</h2>
          <LobbyCards lobbies={lobbies} />
        </>
      )}
    </>
  )
}

function LotteryTile({ lottery: { id, name, icon, path } }: { lottery: LotteryItem }) {
  const [, go] = useLocation()
  return <GameTile id={String(id)} name={name} places={icon} onOpen={() => go(path)} />
}
