import { useText } from '../../../intl/IntlProvider.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import styles from './RecordPage.module.css'
import type { Detail, RecordRow } from './rows.ts'

interface Props {
  row: RecordRow
  details: readonly Detail[]
  open: boolean
  onClose: () => void
}

/** Everything that is known of one record. */
export function RecordSheet({ row, details, open, onClose }: Props) {
  const text = useText()
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={row.title} closeLabel={text('sheet.close')}>
      <p className={styles.main}>
        <Money text={row.amount} tone={row.tone} size="display" />
      </p>
      <dl className={styles.details}>
        {details.map(({ label, value, kind, tone = 'plain' }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {kind === 'money' ? (
                <Money text={value} tone={tone} />
              ) : (
                <bdi dir={kind === 'number' ? 'ltr' : 'auto'}>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
