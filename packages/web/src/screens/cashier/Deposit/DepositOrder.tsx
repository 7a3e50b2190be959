import {
  type DepositOrderResult,
  depositOrderOf,
  depositOrderQueryOptions,
  type Message,
  type DepositOrder as Order,
  pathOf,
  read,
  useDepositOrder,
  useOpenLink,
  usePanel,
} from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { useIntent } from '../../../parts/lazyPart.ts'
import { CopyButton } from '../../../shared/CopyButton.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import type { ReadPlace } from '../../../shared/reads.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Money } from '../../../ui/Money.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Cashier.module.css'

export const reads = ({ language, search }: ReadPlace) => [
  read(depositOrderQueryOptions, { language, orderId: depositOrderOf(search) ?? '' }),
]

const LOOKS = {
  waiting: { icon: 'clock', text: 'cashier.waiting' },
  done: { icon: 'success', text: 'cashier.done' },
  refused: { icon: 'error', text: 'cashier.refused' },
} as const

/** An order of a deposit: what to pay where, and whether it has arrived (BAL-03). */
export function DepositOrder() {
  const text = useText()
  const shown = useDepositOrder(depositOrderOf(useSearch()) ?? '')
  const toRecord = (
    <Link href={pathOf('depositReport')} asChild>
      <ButtonLink variant="primary">{text('title.depositReport')}</ButtonLink>
    </Link>
  )
  return (
    <QueryView of={shown.load} wayOut={toRecord} waiting={<Skeleton shape="row" height="64px" count={5} />}>
      <Shown {...shown} />
    </QueryView>
  )
}

function Shown(shown: DepositOrderResult) {
  const { order, status, amount, plainAmount = '', plainNumber = '', account, qrText, payUrl, problem } = shown
  const text = useText()
  const openLink = useOpenLink()
  if (!order || !status || !amount) return null
  const { icon, text: said } = LOOKS[status]
  return (
    <div className={styles.page}>
      <div className={styles.status} data-status={status} role="status">
        <Icon name={icon} size={40} />
        <strong>{text(said)}</strong>
        <Money text={amount} size="display" />
        {order.reason && <p dir="auto">{order.reason}</p>}
      </div>
      {account && <Account account={account} reference={order.reference} amount={plainAmount} number={plainNumber} />}
      {qrText && (
        <figure className={styles.code}>
          <QrCode text={qrText} label={text('cashier.scan')} failed={text('qr.failed')} />
          <figcaption>{text('cashier.scan')}</figcaption>
        </figure>
      )}
      {qrText && (
        <dl className={styles.facts}>
          <Fact name={text('cashier.code')} value={qrText} copy />
        </dl>
      )}
      {payUrl && (
        <Button variant="primary" size="large" block onClick={() => openLink(payUrl)}>
          {text('cashier.pay')}
        </Button>
      )}
      {problem && <Helpless why={problem} />}
      {status === 'waiting' && <p className={styles.note}>{text('cashier.waitingNote')}</p>}
      <dl className={styles.facts}>
        {!order.account && <Fact name={text('cashier.reference')} value={order.reference} />}
        <Fact name={text('cashier.order')} value={order.orderId} />
      </dl>
      <Link href={pathOf('deposit')} asChild>
        <ButtonLink block>{text('cashier.another')}</ButtonLink>
      </Link>
    </div>
  )
}

/** Says why an order cannot be paid here, and leads to who can help. */
function Helpless({ why }: { readonly why: Message }) {
  const text = useText()
  const { open } = usePanel('service')
  const intent = useIntent(dialogs)
  return (
    <>
      <Refusal message={why} />
      <Button icon="headset" block {...intent} onClick={open}>
        {text('title.service')}
      </Button>
    </>
  )
}

/** Where a bank transfer goes to; each part can be copied. */
function Account({
  account,
  reference,
  amount,
  number,
}: {
  account: NonNullable<Order['account']>
  reference: string
  amount: string
  number: string
}) {
  const text = useText()
  return (
    <dl className={styles.facts} aria-label={text('cashier.payTo')}>
      <Fact name={text('cashier.bank')} value={account.bankName} />
      <Fact name={text('cashier.holder')} value={account.holder} copy />
      <Fact name={text('cashier.number')} value={account.number} copied={number} copy />
      <Fact name={text('label_amount')} value={amount} copy />
      <Fact name={text('cashier.reference')} value={reference} copy />
    </dl>
  )
}

function Fact({ name, value, copied = value, copy }: { name: string; value: string; copied?: string; copy?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
        {copy && <CopyButton text={copied} what={name} />}
      </dd>
    </div>
  )
}
