import { pathOf, useBalance } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Money } from '../ui/Money.tsx'
import styles from './Wallet.module.css'

/** The wallet: its total, which can be hidden and asked for again, and the ways in and out (BAL-01). */
export function Wallet() {
  const text = useText()
  const { text: amount, isHidden, isRefreshing, refresh, toggleHidden } = useBalance()
  return (
    <section className={styles.wallet} aria-label={text('member.wallet')}>
      <span className={styles.label}>{text('balance.label')}</span>
      <div className={styles.amount}>
        <Money text={amount} size="display" busy={isRefreshing} />
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={text(isHidden ? 'balance.show' : 'balance.hide')}
          aria-pressed={isHidden}
          onClick={toggleHidden}
        />
        <IconButton icon="refresh" label={text('balance.refresh')} aria-busy={isRefreshing || undefined} onClick={refresh} />
      </div>
      <div className={styles.ways}>
        <Link href={pathOf('deposit')} asChild>
          <ButtonLink variant="primary" block>
            {text('title.deposit')}
          </ButtonLink>
        </Link>
        <Link href={pathOf('withdraw')} asChild>
          <ButtonLink block>{text('title.withdraw')}</ButtonLink>
        </Link>
      </div>
    </section>
  )
}
