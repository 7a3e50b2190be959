import { pathOf, RECOMMEND_GROUP, useBanners, useJackpot } from '@lobbykit/hooks'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { BannerStrip } from '../../../shared/BannerStrip.tsx'
import { onDevice } from '../../../shared/onDevice.ts'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { usePaused } from '../../../ui/carousel/usePaused.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './UpperBlocks.module.css'

/**
 * The two blocks between the marquee and the category menu (POP-01): the jackpot, and the banners of the recommend group in one
 * line that scrolls sideways, nothing without any (HOME-01).
 */
export function UpperBlocks() {
  const text = useText()
  const read = useBanners(RECOMMEND_GROUP)
  const waits = useWaits(read)
  const { banners } = read
  return (
    <div className={classes(styles.upper, (waits || banners.length > 0) && styles.full)}>
      <Jackpot />
      <QueryView of={read} silent waiting={<Skeleton shape="block" height="var(--banner-height)" />}>
        {banners.length > 0 && <BannerStrip banners={banners} label={text('recommend.label')} />}
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
