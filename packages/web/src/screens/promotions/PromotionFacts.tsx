import type { MemberPromotion } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import type { TextId } from '../../intl/speak.ts'
import { Progress } from '../../ui/Progress.tsx'
import styles from './PromotionFacts.module.css'

const NEEDS: Readonly<Record<'deposit' | 'stake', TextId>> = {
  deposit: 'promotion.needDeposit',
  stake: 'promotion.needStake',
}

const TERMS = { from: 'promotion.from', until: 'promotion.until' } as const

/** What a promotion gives, how far the member has come, and until when. */
export function PromotionFacts({ promotion }: { promotion: MemberPromotion }) {
  const text = useText()
  const { bonus, turnoverTimes, progress, term } = promotion
  if (!bonus && !term && !progress) return null
  return (
    <div className={styles.facts}>
      {bonus && (
        <p>
          <strong>{text('promotion.bonus', { amount: bonus })}</strong>{' '}
          <small>
            {turnoverTimes > 0 ? text('promotion.turnover', { times: turnoverTimes }) : text('promotion.noTurnover')}
          </small>
        </p>
      )}
      {progress && (
        <div className={styles.need}>
          <Progress label={promotion.title} percent={progress.percent} />
          <p>
            <span>{text(NEEDS[progress.kind], { done: progress.done, amount: progress.amount })}</span>
            <strong>{text('promotion.needLeft', { left: progress.left })}</strong>
          </p>
        </div>
      )}
      {term && <small>{text(TERMS[term.is], term)}</small>}
    </div>
  )
}
