import type { ProfitAndLossResult, ProfitPart } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useDayNames } from '../RecordPage/useDayNames.ts'
import { ProfitBars } from './ProfitBars.tsx'
import styles from './ProfitPage.module.css'
import { StakeRing } from './StakeRing.tsx'
import { shareColour } from './shareColour.ts'

const TITLES = { day: 'records.byDay', week: 'records.byWeek', month: 'records.byMonth' } as const

/** Profit and loss as bars over time, and where the stakes went as a ring; each with the same in words (BAL-07). */
export function ProfitPictures({ profit }: { profit: ProfitAndLossResult }) {
  const text = useText()
  const names = useDayNames()
  const { parts, unit, shares, texts } = profit
  const nameOf = ({ from, to }: ProfitPart) =>
    unit === 'day' ? names.full(from) : text('records.days', { from: names.full(from), to: names.full(to) })
  const shortNameOf = ({ from }: ProfitPart) => (unit === 'month' ? names.month(from) : names.short(from))
  return (
    <>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{text(TITLES[unit])}</figcaption>
        <ProfitBars parts={parts} amountOf={texts.whole} nameOf={shortNameOf} />
        <div className="visually-hidden">
          <table>
            <caption>{text(TITLES[unit])}</caption>
            <thead>
              <tr>
                <th scope="col">{text('records.when')}</th>
                <th scope="col">{text('record_stake')}</th>
                <th scope="col">{text('records.net')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.from}>
                  <th scope="row">{nameOf(part)}</th>
                  <td>{texts.money(part.stake)}</td>
                  <td>{texts.signed(part.net)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
      {shares.length > 0 && (
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>{text('records.byCategory')}</figcaption>
          <div className={styles.shares}>
            <StakeRing shares={shares} />
            <table className={styles.legend}>
              <caption className="visually-hidden">{text('records.byCategory')}</caption>
              <tbody>
                {shares.map((share) => (
                  <tr key={share.key}>
                    <th scope="row">
                      <span className={styles.dot} style={{ background: shareColour(share) }} aria-hidden />
                      {text(share.label)}
                    </th>
                    <td>{text('records.percent', { percent: share.percent })}</td>
                    <td>
                      <Money text={texts.money(share.amount)} tone="plain" size="small" />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </figure>
      )}
    </>
  )
}
