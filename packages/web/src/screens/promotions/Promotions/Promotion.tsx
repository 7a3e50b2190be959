import { pathOf, useImages, usePromotion } from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { HouseHtml } from '../../../shared/HouseHtml.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Promotions.module.css'

const promotionPart = lazyPart(async () => (await import('./PromotionPart.tsx')).PromotionPart)

/** One promotion: picture, name, day, the text of the backend and the member's part; without one, the way to all (ROUTE-01, MEM-09). */
export function Promotion() {
  const text = useText()
  const images = useImages()
  const { text: words, partId, logIn, ...read } = usePromotion(useSearch())
  const toLogin = logIn && (
    <Button variant="primary" block onClick={logIn}>
      {text('promotion.logIn')}
    </Button>
  )
  const gone = (
    <EmptyState
      drawing="gifts"
      text={text(toLogin ? 'promotion.notForGuests' : 'promotion.gone')}
      action={
        <>
          {toLogin}
          <Link href={pathOf('activity')} asChild>
            <ButtonLink variant={toLogin ? 'secondary' : 'primary'}>{text('promotion.all')}</ButtonLink>
          </Link>
        </>
      }
    />
  )
  const waiting = (
    <article className={styles.promotion} aria-busy>
      <span className={styles.picture} />
      <Skeleton width="60%" />
      <Skeleton count={3} />
    </article>
  )
  return (
    <QueryView of={read} waiting={waiting} empty={!words && gone}>
      {words && (
        <article className={styles.promotion}>
          <Picture
            places={images.of(words.imageUrl)}
            alt=""
            width="800"
            height="400"
            className={styles.picture}
            otherwise={<span className={styles.picture} />}
          />
          <div className={styles.name}>
            <h2 dir="auto">{words.title}</h2>
            {words.day && <time dateTime={words.day}>{words.day}</time>}
          </div>
          <HouseHtml html={words.content} />
          {partId !== undefined && <LaterPart key={partId} part={promotionPart} of={{ id: partId }} />}
          {toLogin}
        </article>
      )}
    </QueryView>
  )
}
