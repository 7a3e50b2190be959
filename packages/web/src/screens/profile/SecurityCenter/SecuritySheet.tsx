import { isLocked, pathOf, type SecurityConfig, type SecuritySheetId } from '@lobbykit/hooks'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { AvatarChoice } from './AvatarChoice.tsx'
import { BankCards } from './BankCards.tsx'
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './SecurityCenter.module.css'

const TITLES: Readonly<Record<SecuritySheetId, TextId>> = {
  paymentPassword: 'label_paymentPassword',
  payeeName: 'label_payeeName',
  bankCards: 'security.bankCards',
  nickname: 'label_nickname',
  email: 'label_email',
  avatar: 'security.avatar',
}

interface Props {
  /** What is open; undefined while the sheet is closed. */
  readonly item: SecuritySheetId | undefined
  readonly open: boolean
  readonly config: SecurityConfig
  readonly onClose: () => void
}

/** The part of the security centre that is open over it (MEM-07). */
export function SecuritySheet({ item, open, config, onClose }: Props) {
  const text = useText()
  // While the sheet closes it still shows the last part.
  const last = useRef<SecuritySheetId>('nickname')
  if (item) last.current = item
  const shown = last.current
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(TITLES[shown])}
      closeLabel={text('sheet.close')}
    >
      <Part key={shown} item={shown} config={config} onSaved={onClose} />
    </Sheet>
  )
}

function Part({ item, config, onSaved }: { item: SecuritySheetId; config: SecurityConfig; onSaved: () => void }) {
  switch (item) {
    case 'avatar':
      return <AvatarChoice onSaved={onSaved} />
    case 'bankCards':
      return <BankCards />
    case 'paymentPassword':
      return <PaymentPasswordForm config={config} onSaved={onSaved} />
    case 'payeeName':
      return isLocked(item, config) ? (
        <LockedName name={config.payeeName ?? ''} />
      ) : (
        <ProfileForm name={item} onSaved={onSaved} />
      )
    case 'nickname':
    case 'email':
      return <ProfileForm name={item} known={config[item]} onSaved={onSaved} />
    default: {
      const impossible: never = item
      return impossible
    }
  }
}

/** A payee name that is set and cannot be changed, because the cards are in this name. */
function LockedName({ name }: { name: string }) {
  const text = useText()
  return (
    <div className={styles.form}>
      <p className={styles.known} dir="auto">
        {name}
      </p>
      <p className={styles.note}>{text('payee_locked')}</p>
      <Link href={pathOf('service')} asChild>
        <ButtonLink block>{text('title.service')}</ButtonLink>
      </Link>
    </div>
  )
}
