import { pathOf, useBalance, useWalletWays, type WalletWay } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Money } from '../ui/Money.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Wallet.module.css'

const WAY_TEXTS: Readonly<Record<WalletWay, TextId>> = { deposit: 'title.deposit', withdraw: 'title.withdraw' }

/** The wallet: its total, which can be hidden and asked for again, and the ways in and out (BAL-01). */
export function Wallet() {
  const text = useText()
  const { text: amount, isHidden, isRefreshing, refresh, toggleHidden } = useBalance()
  const ways = useWalletWays()
  return (
    <section className={styles.wallet} aria-label={text('member.wallet')}>
      <span className={styles.label}>{text('balance.label')}</span>
      <div className={styles.amount}>
        <Money text={amount} size="display" busy={isRefreshing} />
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={text(isHidden ? 'balance.show' : 'balance.hide')}
          onClick={toggleHidden}
        />
        <IconButton icon="refresh" label={text('balance.refresh')} aria-busy={isRefreshing || undefined} onClick={refresh} />
      </div>
      {ways?.length !== 0 && (
        <div className={styles.ways}>
          {!ways && <Skeleton shape="block" height="var(--touch)" />}
          {ways?.map((way, place) => (
            <Link key={way} href={pathOf(way)} asChild>
              <ButtonLink variant={place === 0 ? 'primary' : 'secondary'} block>
                {text(WAY_TEXTS[way])}
              </ButtonLink>
            </Link>
          ))}
        </div>
      )}
    </section>
  )
}
