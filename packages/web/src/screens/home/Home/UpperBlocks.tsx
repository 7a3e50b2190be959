import { pathOf, type ShownBanner, useBanners, useJackpot } from '@lobbykit/hooks'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { onDevice } from '../../../shared/onDevice.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { ServerLink } from '../../../shared/ServerLink.tsx'
import { usePaused } from '../../../ui/carousel/usePaused.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './UpperBlocks.module.css'

/** The two blocks between the marquee and the category menu (POP-01): jackpot and recommendations. */
export function UpperBlocks() {
  const read = useBanners('m_recommend')
  const waits = useWaits(read)
  const { banners } = read
  return (
    <div className={classes(styles.upper, (waits || banners.length > 0) && styles.full)}>
      <Jackpot />
      <QueryView of={read} silent waiting={<Skeleton shape="block" height="88px" />}>
        {banners.length > 0 && <Recommended banners={banners} />}
      </QueryView>
    </div>
  )
}

/** The jackpot; it counts only while somebody can see it and does not mind the movement (HOME-11, HOME-12). */
function Jackpot() {
  const text = useText()
  const root = useRef<HTMLAnchorElement>(null)
  const { paused } = usePaused(root, true)
  const { text: amount } = useJackpot(!paused)
  return (
    <Link ref={root} href={pathOf('winners')} className={styles.jackpot}>
      <span className={styles.pot}>
        <span className={styles.label}>{text('jackpot.label')}</span>
        <bdi dir="ltr" className={styles.amount}>
          {onDevice(amount)}
        </bdi>
      </span>
      <span className={styles.more}>
        {text('jackpot.winners')}
        <Icon name="chevron" size={16} />
      </span>
    </Link>
  )
}

/** The banners of the recommend group in one line that scrolls sideways; nothing without any (HOME-01). */
function Recommended({ banners }: { banners: readonly ShownBanner[] }) {
  const text = useText()
  return (
    <section className={styles.strip} aria-label={text('recommend.label')}>
      {banners.map((banner, index) => (
        <ServerLink key={banner.id ?? banner.images[0]} link={banner.link} className={styles.card}>
          <Picture
            places={banner.images}
            alt={banner.title ? '' : `${text('recommend.label')} ${index + 1}`}
            width="320"
            height="120"
            decoding="async"
            draggable={false}
          />
          {banner.title && (
            <span className={styles.words}>
              <span className={styles.title}>{banner.title}</span>
              {banner.text && <span className={styles.text}>{banner.text}</span>}
            </span>
          )}
        </ServerLink>
      ))}
    </section>
  )
}
