import { pathOf, type StartLotteryResult, useLotteryGame, viewsOf } from '@lobbykit/hooks'
import { Link, useLocation } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DrawCard } from './DrawCard.tsx'
import styles from './Game.module.css'

const betting = lazyPart(async () => (await import('./Betting.tsx')).Betting)
const trends = lazyPart(async () => (await import('../LotteryTrends/Trends.tsx')).Trends)
const numero = lazyPart(async () => (await import('../LotteryTrends/Numero.tsx')).Numero)
const orders = lazyPart(async () => (await import('../LotteryOrders/Orders.tsx')).Orders)

/** A game: its draw and last result; betting on it, its trends and the member's bets are parts that come behind them. */
export function LotteryGame({ code, start }: { code: string; start: StartLotteryResult }) {
  const text = useText()
  const [, go] = useLocation()
  const game = useLotteryGame(code)
  const { table } = game
  if (!table) {
    const toAll = (
      <Link href={pathOf('lottery')} asChild>
        <ButtonLink variant="primary">{text('title.lottery')}</ButtonLink>
      </Link>
    )
    return (
      <QueryView of={game} wayOut={toAll}>
        <div className={styles.page} aria-busy>
          <Skeleton shape="block" height="154px" />
          <Skeleton shape="row" height="44px" count={6} />
        </div>
      </QueryView>
    )
  }
  const { view, views } = viewsOf(start, table.family)
  return (
    <div className={styles.page}>
      <DrawCard game={game} />
      <Chips
        label={text('lottery.views')}
        value={views.find((each) => each.view === view)?.path ?? ''}
        items={views.map(({ path, view: each }) => ({ id: path, label: text(`lottery.view.${each}`) }))}
        onSelect={(path) => go(path, { replace: true })}
      />
      {view === 'bet' && <LaterPart part={betting} of={{ table, start }} />}
      {view === 'trends' && <LaterPart part={trends} of={game} />}
      {view === 'numero' && <LaterPart part={numero} of={game} />}
      {view === 'orders' && <LaterPart part={orders} of={{ code: table.code }} />}
    </div>
  )
}
