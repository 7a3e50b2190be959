import { type Dividend, type PaymentStatus, useContractAccess, useDividends } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { RecordPage } from '../../../shared/records/RecordPage/RecordPage.tsx'
import type { Detail, RecordRow, StatusTone } from '../../../shared/records/RecordPage/rows.ts'
import styles from '../Contracts/Contracts.module.css'
import { KindLinks } from '../Contracts/KindLinks.tsx'
import { NotForYou } from '../Contracts/NotForYou.tsx'

/** Dividends by half month, where the merchant has any (AGENT-05, AGENT-07). */
export function Dividends() {
  const hasDividends = useContractAccess('dividend')
  if (!hasDividends) return <NotForYou />
  return (
    <>
      <div className={styles.top}>
        <KindLinks shown="allDividends" />
      </div>
      <Record />
    </>
  )
}

const TONES: Readonly<Partial<Record<PaymentStatus, StatusTone>>> = { paid: 'done', due: 'pending' }

function Record() {
  const text = useText()
  const search = useSearch()
  const { shown, ...record } = useDividends(search)
  const { money } = record.texts
  const rowOf = (dividend: Dividend): RecordRow => {
    const { period, base, rate, amount, status, state } = shown(dividend)
    return {
      title: period,
      note: text('contracts.rateOf', { rate, base }),
      amount,
      tone: dividend.amount > 0 ? 'gain' : 'plain',
      status: { text: text(state), tone: TONES[status] ?? 'neutral' },
    }
  }
  const detailsOf = (dividend: Dividend): Detail[] => {
    const { paymentId, base, rate, members, paid } = shown(dividend)
    return [
      { label: text('contract_loss'), value: base, kind: 'money' },
      { label: text('contracts.rate'), value: rate, kind: 'number' },
      { label: text('contracts.bettors'), value: members, kind: 'number' },
      ...(paid === undefined ? [] : [{ label: text('contract_pay_paid'), value: paid }]),
      { label: text('records.number'), value: paymentId, kind: 'number' },
    ]
  }
  return (
    <RecordPage
      search={search}
      record={record}
      label={text('title.dividend')}
      idOf={({ paymentId }) => paymentId}
      rowOf={rowOf}
      detailsOf={detailsOf}
      totalsOf={({ base, amount, paid }) => [
        { label: text('contract_loss'), amount: money(base) },
        { label: text('contracts.brought'), amount: money(amount) },
        { label: text('contract_pay_paid'), amount: money(paid), tone: 'gain' },
      ]}
    />
  )
}
