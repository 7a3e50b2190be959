import { pathOf } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Money } from '../ui/Money.tsx'
import styles from './BalanceChip.module.css'

interface Props {
  /** Who the wallet belongs to. */
  name: string | undefined
  /** Shows the amount alone, because a title needs the room. */
  compact: boolean
  text: string
  isHidden: boolean
  isRefreshing: boolean
  refresh: () => void
  toggleHidden: () => void
}

/** The member and the wallet at a glance: name, amount, hide, refresh (HOME-05, BAL-01). */
export function BalanceChip({ name, compact, text: amount, isHidden, isRefreshing, refresh, toggleHidden }: Props) {
  const text = useText()
  return (
    <div className={styles.chip} data-compact={compact || undefined} role="group" aria-label={text('balance.label')}>
      <Link href={pathOf('deposit')} className={styles.amount}>
        {name && (
          <span className={styles.name} dir="auto">
            {name}
          </span>
        )}
        <Money text={amount} size="small" busy={isRefreshing} />
        <span className="visually-hidden"> {text('balance.open')}</span>
      </Link>
      {!compact && (
        <>
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            size={18}
            label={text(isHidden ? 'balance.show' : 'balance.hide')}
            onClick={toggleHidden}
          />
          <IconButton
            icon="refresh"
            size={18}
            label={text('balance.refresh')}
            aria-busy={isRefreshing || undefined}
            onClick={refresh}
          />
        </>
      )}
    </div>
  )
}
