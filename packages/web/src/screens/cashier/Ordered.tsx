import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Money } from '../../ui/Money.tsx'
import styles from './Cashier.module.css'

interface OrderedProps {
  readonly title: string
  readonly note: string
  readonly amount: string
  readonly orderId: string
  readonly again: string
  readonly onAgain: () => void
  /** Where it is found later. */
  readonly record: { readonly path: string; readonly name: string }
}

/** Says that money was ordered to move. */
export function Ordered({ title, note, amount, orderId, again, onAgain, record }: OrderedProps) {
  return (
    <div className={styles.page}>
      <div className={styles.status} data-status="done" role="status">
        <Icon name="success" size={40} />
        <strong>{title}</strong>
        <Money text={amount} size="display" />
        <p>{note}</p>
        <p>
          <bdi>{orderId}</bdi>
        </p>
      </div>
      <Button block onClick={onAgain}>
        {again}
      </Button>
      <Link className={styles.link} href={record.path}>
        {record.name}
      </Link>
    </div>
  )
}
