import {
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusLabel,
  pathOf,
  type ShownOrder,
  type ShownSuborder,
  useLotteryOrders,
} from '@lobbykit/hooks'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Refusal } from '../../form/Refusal.tsx'
import { QueryView } from '../../QueryView.tsx'
import { WhatCame } from '../../WhatCame.tsx'
import bets from '../BetLines.module.css'
import { Picks } from '../Picks.tsx'
import styles from './Orders.module.css'

/** Bets of an order that are shown before one asks for all of them: a chase may have a thousand. */
const FIRST_BETS = 10

const TONES: Readonly<Partial<Record<OrderStatus, 'success' | 'info'>>> = { open: 'info', won: 'success' }

/** The member's bets on a game, or on all, with their results, and taking back what is open. */
export function Orders({ code }: { code?: string }) {
  const text = useText()
  const [wanted, setWanted] = useState('')
  const status = ORDER_STATUSES.find((each) => each === wanted)
  const { isLoggedIn, comeBack, orders, cancelling, cancel, ...load } = useLotteryOrders({
    ...(code !== undefined && { code }),
    ...(status && { status }),
  })
  if (!isLoggedIn)
    return (
      <EmptyState
        text={text('lottery.logIn')}
        action={
          <Link href={pathOf('login')} asChild onClick={comeBack}>
            <ButtonLink variant="primary">{text('lottery.toLogin')}</ButtonLink>
          </Link>
        }
      />
    )
  return (
    <div className={styles.orders}>
      <Chips
        label={text('lottery.orderStatus')}
        value={wanted}
        items={[
          { id: '', label: text('lottery.status.all') },
          ...ORDER_STATUSES.map((each) => ({ id: each, label: text(orderStatusLabel(each)) })),
        ]}
        onSelect={setWanted}
      />
      <WhatCame of={cancelling} />
      <Refusal message={cancelling.refusal} />
      <QueryView
        of={load}
        compact
        waiting={<Skeleton shape="row" height="112px" count={3} />}
        empty={orders.length === 0 && <EmptyState text={text('lottery.noOrders')} hint={text('lottery.noOrdersHint')} />}
      >
        <ul className={styles.orders} aria-label={text('lottery.orders')}>
          {orders.map((order) => (
            <Order key={order.id} order={order} isBlocked={cancelling.status === 'pending'} onCancel={cancel} />
          ))}
        </ul>
      </QueryView>
      {(load.hasMore || load.moreFailed) && (
        <Button block busy={load.isLoadingMore} onClick={load.moreFailed ? load.retry : load.loadMore}>
          {text(load.moreFailed ? 'load_retry' : 'lottery.moreOrders')}
        </Button>
      )}
    </div>
  )
}

interface OrderProps {
  readonly order: ShownOrder
  /** Whether bets are being taken back. */
  readonly isBlocked: boolean
  readonly onCancel: (rows: readonly { id: string }[]) => Promise<void>
}

function Order({ order, isBlocked, onCancel }: OrderProps) {
  const text = useText()
  const { name, placedAt, amount, win, isChase, suborders, cancelRest, isCancelling } = order
  const [all, setAll] = useState(false)
  const shown = all ? suborders : suborders.slice(0, FIRST_BETS)
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <strong dir="auto">{name}</strong>
        {isChase && <Badge tone="gold">{text('lottery.isChase')}</Badge>}
      </div>
      <p className={bets.note}>{text('lottery.placed', { amount, when: placedAt })}</p>
      {win && <Money text={text('lottery.won', { amount: win })} tone="gain" />}
      <ul className={bets.lines}>
        {shown.map((row) => (
          <Row key={row.id} row={row} isBlocked={isBlocked} onCancel={() => void onCancel([row])} />
        ))}
      </ul>
      {shown.length < suborders.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {text('lottery.allBets', { count: suborders.length })}
        </Button>
      )}
      {cancelRest && (
        <Button size="small" busy={isCancelling} disabled={isBlocked} onClick={() => void cancelRest()}>
          {text('lottery.cancelRest')}
        </Button>
      )}
    </li>
  )
}

interface RowProps {
  readonly row: ShownSuborder
  /** Whether bets are being taken back. */
  readonly isBlocked: boolean
  readonly onCancel: () => void
}

function Row({ row, isBlocked, onCancel }: RowProps) {
  const text = useText()
  const { drawNo, methodName, selection, count, stake, multiple, amount, times, status, statusLabel, win, numbers } = row
  return (
    <li className={bets.line}>
      <div className={bets.words}>
        <span dir="auto">{methodName}</span>
        <Picks selection={selection} />
        <span className={bets.note} dir="ltr">
          {text('lottery.orderLine', { count, stake, multiple, amount, times })}
        </span>
        <span className={bets.note}>{text('lottery.open', { draw: drawNo })}</span>
        {numbers.length > 0 && <span className={bets.note}>{text('lottery.drawn', { numbers: numbers.join(' ') })}</span>}
        <Badge tone={TONES[status]}>{text(statusLabel)}</Badge>
      </div>
      <Money text={win ?? amount} tone={win ? 'gain' : 'plain'} />
      {row.canCancel && (
        <Button
          size="small"
          aria-label={text('lottery.cancelOf', { draw: drawNo, method: methodName })}
          busy={row.isCancelling}
          disabled={isBlocked}
          onClick={onCancel}
        >
          {text('lottery.cancel')}
        </Button>
      )}
    </li>
  )
}
