import { type ProfitAndLossResult, UNKNOWN } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart, useLazyPart } from '../../../parts/lazyPart.ts'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PartFailed } from '../../LaterPart.tsx'
import { QueryView } from '../../QueryView.tsx'
import { NoRecords } from '../RecordPage/NoRecords.tsx'
import { RecordFilter } from '../RecordPage/RecordFilter.tsx'
import recordStyles from '../RecordPage/RecordPage.module.css'
import { toneOf } from '../RecordPage/rows.ts'
import styles from './ProfitPage.module.css'

const profitPictures = lazyPart(async () => (await import('./ProfitPictures.tsx')).ProfitPictures)

interface ProfitPageProps {
  readonly profit: ProfitAndLossResult
  /** What stands below the pictures. It is shown only once they are here, because their height is not known before. */
  readonly children?: ReactNode
}

/** Profit and loss: the days, the sums, and pictures of days and of categories (BAL-07). */
export function ProfitPage({ profit, children }: ProfitPageProps) {
  const text = useText()
  const { filter, totals, isEmpty } = profit
  const pictures = useLazyPart(profitPictures, true)
  const { value: ProfitPictures, failed, retry: loadAgain } = pictures
  const below = isEmpty ? (
    <NoRecords {...filter} />
  ) : failed ? (
    <PartFailed onRetry={loadAgain} />
  ) : (
    totals && ProfitPictures && <ProfitPictures profit={profit} />
  )
  return (
    <div className={recordStyles.page}>
      <RecordFilter filter={filter} />
      <QueryView of={profit}>
        <Sums profit={profit} totals={totals} />
        {below || (
          <div role="status">
            <span className="visually-hidden">{text('sheet.loading')}</span>
            <Skeleton shape="block" height="260px" />
          </div>
        )}
        {below && children}
      </QueryView>
    </div>
  )
}

/** The sums, or their places as long as they are not known. */
function Sums({ profit, totals }: { profit: ProfitAndLossResult; totals: ProfitAndLossResult['totals'] }) {
  const text = useText()
  const { money, signed } = profit.texts
  const sums = [
    { label: text('record_stake'), amount: totals?.stake },
    { label: text('record_win'), amount: totals?.win },
    { label: text('record_bonus'), amount: totals?.bonus },
    { label: text('records.paidIn'), amount: totals?.deposits },
    { label: text('records.paidOut'), amount: totals?.withdrawals },
  ]
  return (
    <section className={recordStyles.totals} aria-label={text('records.totals')} aria-busy={!totals || undefined}>
      <p className={styles.net}>
        <span>{text('records.net')}</span>
        <Money text={totals ? signed(totals.net) : UNKNOWN} tone={toneOf(totals?.net ?? 0)} size="display" />
      </p>
      <dl className={recordStyles.sums}>
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money text={amount === undefined ? UNKNOWN : money(amount)} tone="plain" />
            </dd>
          </div>
        ))}
      </dl>
      <p className={recordStyles.count}>{totals ? text('records.bets', { count: totals.bets }) : UNKNOWN}</p>
    </section>
  )
}
