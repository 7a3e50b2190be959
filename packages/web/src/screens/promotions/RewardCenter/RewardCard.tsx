import { type RewardCenterResult, type RewardPromotion, useImages } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { PromotionFacts } from '../PromotionFacts.tsx'
import { PromotionMark } from '../PromotionMark.tsx'
import styles from './RewardCenter.module.css'

/** One promotion of the reward centre: what it gives, how far it is, and the bonus to claim. */
export function RewardCard({ promotion, rewards }: { promotion: RewardPromotion; rewards: RewardCenterResult }) {
  const text = useText()
  const images = useImages()
  const { title, category, imageUrl, canClaim, isBusy, isBlocked, bonus, reason, path } = promotion
  const place = <span className={styles.picture} />
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {imageUrl ? (
          <Picture
            places={images.of(imageUrl)}
            alt=""
            width="160"
            height="80"
            loading="lazy"
            className={styles.picture}
            otherwise={place}
          />
        ) : (
          place
        )}
        <div className={styles.words}>
          <h2 dir="auto">{title}</h2>
          {category && <small dir="auto">{category}</small>}
        </div>
        <PromotionMark {...promotion} />
      </div>
      <PromotionFacts promotion={promotion} />
      {reason && <p dir="auto">{reason}</p>}
      <div className={styles.actions}>
        <Link href={path} asChild>
          <ButtonLink variant="ghost" size="small">
            {text('promotion.details')}
            <span className="visually-hidden">{` ${title}`}</span>
          </ButtonLink>
        </Link>
        {canClaim && (
          <Button
            variant="primary"
            size="small"
            icon="gift"
            busy={isBusy}
            disabled={isBlocked}
            onClick={() => void rewards.take(promotion)}
          >
            {bonus ? text('promotion.claimAmount', { amount: bonus }) : text('promotion.claim')}
            <span className="visually-hidden">{` ${title}`}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
