import { CONTRACTS, type ContractKind, pathOf, useContractAccess, useSettings } from '@lobbykit/hooks'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Contracts.module.css'

const SHORT = { dailySalary: 'contracts.daily', dividend: 'contracts.dividend', hourlySalary: 'contracts.hourly' } as const

/** The way from one kind of contract to the others, and to all dividends. */
export function KindLinks({ kind }: { readonly kind: ContractKind | undefined }) {
  const text = useText()
  const { isKnown } = useSettings()
  const hasDividends = useContractAccess('dividend')
  // The places of the two kinds that not every merchant has.
  const unknown = isKnown ? null : <Skeleton shape="block" height="var(--touch)" />
  return (
    <nav className={styles.kinds} aria-label={text('contracts.kinds')}>
      {CONTRACTS.map(({ kind: each, address }) =>
        each === 'dividend' && !hasDividends ? (
          <Fragment key={each}>{unknown}</Fragment>
        ) : (
          <Link key={each} href={pathOf(address)} className={styles.kind} aria-current={each === kind ? 'page' : undefined}>
            {text(SHORT[each])}
          </Link>
        ),
      )}
      {hasDividends ? (
        <Link href={pathOf('agentDividend')} className={styles.kind} aria-current={kind === undefined ? 'page' : undefined}>
          {text('contracts.allDividends')}
        </Link>
      ) : (
        unknown
      )}
    </nav>
  )
}
