import { type SecurityItem, useSecurityCenter } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { lazyPart, useIntent } from '../../../parts/lazyPart.ts'
import { LaterDialog } from '../../../shared/LaterSheet.tsx'
import { PlaceLink } from '../../../shared/PlaceLink.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WaitingList } from '../../../shared/WaitingList.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './SecurityCenter.module.css'

const securitySheet = lazyPart(async () => (await import('./SecuritySheet.tsx')).SecuritySheet)

const LOOKS: Readonly<Record<SecurityItem['id'], { icon: IconName; text: TextId }>> = {
  loginPassword: { icon: 'lock', text: 'security.loginPassword' },
  paymentPassword: { icon: 'shield', text: 'label_paymentPassword' },
  payeeName: { icon: 'user', text: 'label_payeeName' },
  bankCards: { icon: 'card', text: 'security.bankCards' },
  nickname: { icon: 'edit', text: 'label_nickname' },
  email: { icon: 'mail', text: 'label_email' },
  avatar: { icon: 'users', text: 'security.avatar' },
  kyc: { icon: 'check', text: 'title.kyc' },
  limits: { icon: 'clock', text: 'title.limits' },
}
const WAITING_ROWS = 9

/** What guards the member's account and money, and the way to change each of it (MEM-07). */
export function SecurityCenter() {
  const center = useSecurityCenter(useSearch())
  const { items, config, open, choose, close } = center
  return (
    <QueryView of={center}>
      <WaitingList of={center} className={styles.list} waiting={<Skeleton shape="row" height="64px" count={WAITING_ROWS} />}>
        {items.map((item) => (
          <Row key={item.id} item={item} choose={choose} />
        ))}
      </WaitingList>
      {config && <LaterDialog part={securitySheet} of={{ item: open, open: open !== undefined, config, onClose: close }} />}
    </QueryView>
  )
}

function Row({ item, choose }: { item: SecurityItem; choose: (item: SecurityItem) => void }) {
  const text = useText()
  const intent = useIntent(securitySheet)
  const { icon, text: name } = LOOKS[item.id]
  return (
    <li>
      <PlaceLink
        path={'path' in item ? item.path : undefined}
        intent={intent}
        className={styles.row}
        onChoose={() => choose(item)}
      >
        <Icon name={icon} />
        <span className={styles.words}>
          <span className={styles.name}>{text(name)}</span>
          {item.state && (
            <span className={item.isSet ? styles.value : styles.missing} dir="auto">
              {text(item.state)}
            </span>
          )}
        </span>
        <Icon name="chevron" size={18} />
      </PlaceLink>
    </li>
  )
}
