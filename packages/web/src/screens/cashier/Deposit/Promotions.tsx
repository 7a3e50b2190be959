import type { DepositResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../Cashier.module.css'

/** The promotions that the deposit may come with; at most one is taken. */
export function Promotions({ promotions, choosePromotion, field, problem }: DepositResult) {
  const text = useText()
  const wrong = problem('promotionId')
  if (promotions.length === 0) return null
  return (
    <fieldset className={styles.promotions} aria-describedby={wrong && 'promotion-problem'}>
      <legend>{text('label_promotionId')}</legend>
      {promotions.map(({ promotionId, title, bonus, min, turnoverTimes, isChosen }) => (
        <button
          key={promotionId}
          type="button"
          className={styles.promotion}
          ref={isChosen ? field('promotionId').ref : undefined}
          aria-pressed={isChosen}
          onClick={() => choosePromotion(promotionId)}
        >
          <Icon name={isChosen ? 'success' : 'gift'} />
          <span>
            <strong dir="auto">{title}</strong>
            <small>{text('cashier.promotionTerms', { min, times: turnoverTimes })}</small>
            {bonus && <span className={styles.bonus}>{text('cashier.bonus', { bonus })}</span>}
          </span>
        </button>
      ))}
      <p id="promotion-problem" role="alert" className={styles.problem}>
        {wrong && text(wrong)}
      </p>
    </fieldset>
  )
}
