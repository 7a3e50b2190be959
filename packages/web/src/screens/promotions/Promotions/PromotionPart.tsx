import { type MemberPromotion, type PromotionPartResult, type PromotionStatus, usePromotionPart } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { OpenClaim } from '../OpenClaim.tsx'
import { PromotionFacts } from '../PromotionFacts.tsx'
import { PromotionMark } from '../PromotionMark.tsx'
import styles from './Promotions.module.css'

const WHY: Readonly<Record<PromotionStatus, TextId>> = {
  applying: 'promotion.why.applying',
  issued: 'promotion.why.issued',
  claimed: 'promotion.why.claimed',
  rejected: 'promotion.why.rejected',
  process: 'promotion.why.process',
  joined: 'promotion.why.joined',
  close: 'promotion.why.close',
  soon: 'promotion.why.soon',
}
const WAITING_ROWS = 4

/** Where the member stands with a promotion, and what there is to do: apply, or claim the bonus (MEM-09, MEM-11). */
export function PromotionPart({ id }: { id: number }) {
  const part = usePromotionPart(id)
  const { promotion, claim } = part
  if (claim.closed) return <OpenClaim claim={claim} />
  return (
    <QueryView of={part} compact waiting={<Skeleton shape="row" height="64px" count={WAITING_ROWS} />}>
      {promotion && <Standing {...part} promotion={promotion} />}
    </QueryView>
  )
}

function Standing({ promotion, apply, claim }: PromotionPartResult & { promotion: MemberPromotion }) {
  const text = useText()
  const { status, bonus, comment, reason } = promotion
  return (
    <section className={styles.part} aria-labelledby="promotion-part">
      <div className={styles.standing}>
        <h3 id="promotion-part">{text('promotion.yours')}</h3>
        <PromotionMark {...promotion} />
      </div>
      {status && <p>{text(WHY[status])}</p>}
      {reason && <p dir="auto">{reason}</p>}
      {comment && <p dir="auto">{text('promotion.said', { comment })}</p>}
      <PromotionFacts promotion={promotion} />
      <OpenClaim claim={claim} />
      {promotion.canClaim && (
        <Button
          variant="primary"
          block
          icon="gift"
          busy={claim.isBusy}
          disabled={claim.isBlocked}
          onClick={() => void claim.start()}
        >
          {bonus ? text('promotion.claimAmount', { amount: bonus }) : text('promotion.claim')}
        </Button>
      )}
      {promotion.canApply && <Apply apply={apply} takesComment={promotion.takesComment} />}
    </section>
  )
}

function Apply({ apply, takesComment }: { apply: PromotionPartResult['apply']; takesComment: boolean }) {
  const text = useText()
  return (
    <form className={styles.apply} onSubmit={(event) => void apply.submit(event)} noValidate>
      {takesComment && (
        <TextArea
          label={text('promotion.comment')}
          hint={text('promotion.commentLeft', { count: apply.left })}
          name="comment"
          rows={3}
          value={apply.comment}
          onValueChange={apply.setComment}
        />
      )}
      <Refusal message={apply.refusal} />
      <Button type="submit" variant="primary" block busy={apply.status === 'pending'}>
        {text('promotion.join')}
      </Button>
    </form>
  )
}
