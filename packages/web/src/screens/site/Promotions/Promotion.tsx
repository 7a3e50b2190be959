import { pathOf, useImages, usePromotionTexts } from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ServerHtml } from '../../../shared/ServerHtml.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FallbackImage } from '../../../ui/FallbackImage.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Promotions.module.css'

/** One promotion: picture, name, day and the text of the backend; without one, the way to all of them (ROUTE-01). */
export function Promotion() {
  const text = useText()
  const images = useImages()
  const { chosen, status, retry } = usePromotionTexts(useSearch())
  if (status === 'failed') return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (status === 'ready' && !chosen) {
    return (
      <EmptyState
        drawing="gifts"
        text={text('promotion.gone')}
        action={
          <Link href={pathOf('activity')} asChild>
            <ButtonLink variant="primary">{text('promotion.all')}</ButtonLink>
          </Link>
        }
      />
    )
  }
  return (
    <article className={styles.promotion} aria-busy={chosen ? undefined : true}>
      {chosen ? (
        <>
          <FallbackImage
            places={images.of(chosen.imageUrl)}
            onFail={images.onFail}
            alt=""
            width="800"
            height="400"
            className={styles.picture}
            otherwise={<span className={styles.picture} />}
          />
          <div className={styles.name}>
            <h2 dir="auto">{chosen.title}</h2>
            {chosen.day && <time dateTime={chosen.day}>{chosen.day}</time>}
          </div>
          <ServerHtml html={chosen.content} />
        </>
      ) : (
        <>
          <span className={styles.picture} />
          <Skeleton width="60%" />
          <Skeleton count={3} />
        </>
      )}
    </article>
  )
}
