import { CONTRACTS, type ContractKind, pathOf, useContractAccess } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import styles from './Contracts.module.css'

const SHORT = { dailySalary: 'contracts.daily', dividend: 'contracts.dividend', hourlySalary: 'contracts.hourly' } as const

/** The way from one kind of contract to the others, and to all dividends. */
export function KindLinks({ kind }: { readonly kind: ContractKind | undefined }) {
  const text = useText()
  const hasDividends = useContractAccess('dividend')
  const kinds = CONTRACTS.filter((each) => hasDividends || each.kind !== 'dividend')
  return (
    <nav className={styles.kinds} aria-label={text('contracts.kinds')}>
      {kinds.map(({ kind: each, address }) => (
        <Link key={each} href={pathOf(address)} className={styles.kind} aria-current={each === kind ? 'page' : undefined}>
          {text(SHORT[each])}
        </Link>
      ))}
      {hasDividends && (
        <Link href={pathOf('agentDividend')} className={styles.kind} aria-current={kind === undefined ? 'page' : undefined}>
          {text('contracts.allDividends')}
        </Link>
      )}
    </nav>
  )
}
