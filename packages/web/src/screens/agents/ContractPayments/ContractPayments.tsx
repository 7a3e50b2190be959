import { type ContractKind, type PaymentStatus, type ShownPayment, useContractPayments } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Contracts/Contracts.module.css'

const TONES: Readonly<Partial<Record<PaymentStatus, 'success' | 'gold' | 'info'>>> = {
  paid: 'success',
  due: 'gold',
  running: 'info',
}

/** What contracts of a kind brought, period by period, as far as one scrolls (AGENT-07). */
export function ContractPayments({ kind }: { readonly kind: ContractKind }) {
  const text = useText()
  const payments = useContractPayments(kind)
  const { list, total = 0 } = payments
  return (
    <section aria-labelledby="contract-payments">
      <h2 id="contract-payments" className={styles.caption}>
        {text('contracts.payments')}
      </h2>
      <QueryView
        of={payments}
        compact
        waiting={<Skeleton shape="row" height="68px" count={4} />}
        empty={list.length === 0 && <p className={styles.note}>{text('contracts.noPayments')}</p>}
      >
        <ul className={styles.rows}>
          {list.map((payment) => (
            <Row key={payment.paymentId} {...payment} />
          ))}
        </ul>
        <ListEnd of={payments} said={text('contracts.end', { count: total })} />
      </QueryView>
    </section>
  )
}

function Row({ period, base, rate, members, amount, status, state, paid }: ShownPayment) {
  const text = useText()
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{period}</span>
        <span className={styles.note}>
          {text('contracts.rateOf', { rate, base })} · {text('contracts.members', { count: members })}
        </span>
      </span>
      <span className={styles.amount}>
        <Money text={amount} tone={status === 'paid' || status === 'due' ? 'gold' : 'plain'} />
        <Badge tone={TONES[status]}>
          {text(state)}
          {paid !== undefined && ` · ${paid}`}
        </Badge>
      </span>
    </li>
  )
}
