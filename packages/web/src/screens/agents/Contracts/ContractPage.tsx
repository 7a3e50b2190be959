import {
  type ContractAnswer,
  type ContractKind,
  type ContractResult,
  type ShownContract,
  useContract,
  useContractAccess,
} from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart, useLazyPart } from '../../../parts/lazyPart.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WhatCame } from '../../../shared/WhatCame.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import shared from '../Agents.module.css'
import styles from './Contracts.module.css'
import { Given } from './Given.tsx'
import { KindLinks } from './KindLinks.tsx'
import { NotForYou } from './NotForYou.tsx'
import { Past } from './Past.tsx'
import { Terms } from './Terms.tsx'

const payments = lazyPart(async () => (await import('../ContractPayments/ContractPayments.tsx')).ContractPayments)

interface Props {
  readonly kind: ContractKind
}

/** The contracts of one kind: what is offered, what is due, what it brought, and what is offered to others (AGENT-07). */
export function ContractPage({ kind }: Props) {
  return <div className={shared.page}>{useContractAccess(kind) ? <Contracts kind={kind} /> : <NotForYou />}</div>
}

function Contracts({ kind }: Props) {
  const text = useText()
  const contract = useContract(kind, text)
  const { offer, active, due, answering, paying } = contract
  // The list at the end of the page comes while the contracts do.
  useLazyPart(payments, true)
  return (
    <>
      <KindLinks shown={kind} />
      <div>
        <WhatCame of={answering} />
        <WhatCame of={paying} />
      </div>
      <QueryView of={contract} waiting={<Skeleton shape="block" height="260px" />}>
        <div className={shared.form}>
          {offer && <Offer {...contract} offer={offer} />}
          {/* Between the two cards: each of them goes once it is answered or paid elsewhere, and the reason has to stay. */}
          <div className={styles.refused}>
            <Refusal message={answering.refusal} />
            <Refusal message={paying.refusal} />
          </div>
          {(active || due) && <Paid {...contract} />}
          {!offer && !active && !due && (
            <EmptyState drawing="records" text={text('contracts.none')} hint={text('contracts.noneHint')} />
          )}
        </div>
        {contract.hasPayments && <LaterPart part={payments} of={{ kind }} />}
        <Past {...contract} />
        <Given kind={kind} {...contract} />
      </QueryView>
    </>
  )
}

type Offered = ContractResult & { readonly offer: ShownContract }

/** What waits for an answer. */
function Offer({ offer, base, period, answer, answering, sending }: Offered) {
  const text = useText()
  const { isUnsure } = answering
  const blocks = (other: ContractAnswer) => isUnsure || sending === other
  return (
    <section className={styles.card} data-offer aria-labelledby="contract-offer">
      <h2 id="contract-offer" className={styles.heading}>
        <bdi>{text('contracts.offerFrom', { account: offer.account })}</bdi>
      </h2>
      <Terms contract={offer} base={base} period={period} />
      <div className={styles.acts}>
        <Button busy={sending === 'refuse'} disabled={blocks('accept')} onClick={() => void answer(false)}>
          {text('contract_refuse')}
        </Button>
        <Button variant="primary" busy={sending === 'accept'} disabled={blocks('refuse')} onClick={() => void answer(true)}>
          {text('contract_accept')}
        </Button>
      </div>
    </section>
  )
}

/** What the agent is paid by now, and what is due, of one that has ended too. */
function Paid({ active, base, period, due, canPay, pay, paying }: ContractResult) {
  const text = useText()
  return (
    <section className={styles.card} aria-labelledby="contract-active">
      <h2 id="contract-active" className={styles.heading}>
        <bdi>{active ? text('contracts.with', { account: active.account }) : text('contracts.dueOfPast')}</bdi>
      </h2>
      <div className={styles.due}>
        <p className={styles.note}>{text('contracts.due')}</p>
        {due ? (
          <>
            <Money text={due.amount} size="display" />
            <p className={styles.note}>{text('contracts.dueFor', { count: due.payments })}</p>
          </>
        ) : (
          <p>{text('contracts.nothingDue')}</p>
        )}
        {canPay && (
          <Button
            variant="primary"
            size="large"
            block
            busy={paying.status === 'pending'}
            disabled={paying.isUnsure}
            onClick={() => void pay()}
          >
            {text('contract_pay')}
          </Button>
        )}
      </div>
      {active && <Terms contract={active} base={base} period={period} />}
    </section>
  )
}
