import { type Kyc as KycState, kycQueryOptions, kycStanding, useLanguage, useMemberQuery } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Kyc.module.css'
import { KycForm } from './KycForm.tsx'

const WAITING_FIELDS = 6

/** The proof of identity: its form, or how far it is (MEM-11). */
export function Kyc() {
  const { code: language } = useLanguage()
  const read = useMemberQuery(kycQueryOptions, { language })
  return (
    <QueryView of={read} waiting={<Waiting />}>
      <div className={styles.page}>{read.data && <State kyc={read.data} />}</div>
    </QueryView>
  )
}

const Waiting = () => (
  <div className={styles.page}>
    <div className={styles.form} aria-busy="true">
      <Skeleton shape="block" height="72px" count={WAITING_FIELDS} />
    </div>
  </div>
)

function State({ kyc }: { kyc: KycState }) {
  const text = useText()
  const standing = kycStanding(kyc)
  switch (standing) {
    case 'waiting':
      return <Said icon="clock" title={text('kyc_waiting')} note={text('kyc.waitingNote')} />
    case 'approved':
      return <Said icon="success" title={text('kyc_approved')} note={text('kyc.approvedNote')} />
    case 'refused':
      return (
        <>
          <div className={styles.refused}>
            <strong>{text('kyc_refused')}</strong>
            {kyc.reason && <p dir="auto">{kyc.reason}</p>}
            <p>{text('kyc.refusedNote')}</p>
          </div>
          <KycForm kyc={kyc} />
        </>
      )
    case 'open':
      return (
        <>
          <p className={styles.note}>{text('kyc.intro')}</p>
          <KycForm kyc={kyc} />
        </>
      )
    default: {
      const impossible: never = standing
      return impossible
    }
  }
}

function Said({ icon, title, note }: { icon: 'clock' | 'success'; title: string; note: string }) {
  return (
    <div className={styles.said} role="status" data-kind={icon}>
      <Icon name={icon} size={48} />
      <strong>{title}</strong>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
