import { type ContractPlace, useContractPlaces } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Contracts.module.css'

const SHORT = {
  dailySalary: 'contracts.daily',
  dividend: 'contracts.dividend',
  hourlySalary: 'contracts.hourly',
  allDividends: 'contracts.allDividends',
} as const

/** The way from one page of contracts to the others. */
export function KindLinks({ shown }: { readonly shown: ContractPlace['id'] }) {
  const text = useText()
  return (
    <nav className={styles.kinds} aria-label={text('contracts.kinds')}>
      {useContractPlaces().map(({ id, path, isOpen }) =>
        isOpen ? (
          <Link key={id} href={path} className={styles.kind} aria-current={id === shown ? 'page' : undefined}>
            {text(SHORT[id])}
          </Link>
        ) : (
          <Skeleton key={id} shape="block" height="var(--touch)" />
        ),
      )}
    </nav>
  )
}
