import {
  type LotteryGameResult,
  type LotteryTable,
  pathOf,
  type StartLotteryResult,
  useLotteryGame,
  useStartLottery,
  viewsOf,
} from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { PathChips } from '../../../shared/PathChips.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Betting } from './Betting.tsx'
import { DrawCard } from './DrawCard.tsx'
import styles from './Game.module.css'

const trends = lazyPart(async () => (await import('../Trends/Trends.tsx')).Trends)
const numero = lazyPart(async () => (await import('../Trends/Numero.tsx')).Numero)
const orders = lazyPart(async () => (await import('../../../shared/lotteryGame/Orders/Orders.tsx')).Orders)

/** The lottery that the address names (LAUNCH-01, LAUNCH-02, ROUTE-04). */
export function LotteryGame() {
  const start = useStartLottery(useSearch())
  const { code } = start
  // Another game begins with fresh state.
  return code && <Game key={code} code={code} start={start} />
}

function Game({ code, start }: { code: string; start: StartLotteryResult }) {
  const text = useText()
  const game = useLotteryGame(code)
  return (
    <QueryView
      of={game}
      wayOut={
        <Link href={pathOf('lottery')} asChild>
          <ButtonLink variant="primary">{text('title.lottery')}</ButtonLink>
        </Link>
      }
      waiting={
        <div className={styles.page} aria-busy>
          <Skeleton shape="block" height="154px" />
          <Skeleton shape="row" height="44px" count={6} />
        </div>
      }
    >
      {game.table && <Open game={game} table={game.table} start={start} />}
    </QueryView>
  )
}

interface OpenProps {
  readonly game: LotteryGameResult
  readonly table: LotteryTable
  readonly start: StartLotteryResult
}

/** A game: its draw, its last result and the bets on it; its trends and the member's bets come when they are asked for. */
function Open({ game, table, start }: OpenProps) {
  const text = useText()
  const { view, views } = viewsOf(start, table.family)
  return (
    <div className={styles.page}>
      <DrawCard game={game} />
      <PathChips
        label={text('lottery.views')}
        of={views.map((each) => ({ ...each, name: text(`lottery.view.${each.view}`) }))}
      />
      {view === 'bet' && <Betting table={table} start={start} />}
      {view === 'trends' && <LaterPart part={trends} of={game} />}
      {view === 'numero' && <LaterPart part={numero} of={game} />}
      {view === 'orders' && <LaterPart part={orders} of={{ code: table.code }} />}
    </div>
  )
}
