import { AUTOPLAY_MS, useRegisterBanners } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { BannerLink } from '../../../shared/BannerLink.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Register.module.css'

/** What the site announces to those who register; nothing where it announces nothing (REG-14). */
export function RegisterBanners() {
  const text = useText()
  const read = useRegisterBanners()
  return (
    <QueryView of={read} silent waiting={<Skeleton shape="block" height="var(--strip-size)" />}>
      <Carousel
        label={text('marquee.open')}
        loop
        interval={AUTOPLAY_MS}
        dots="below"
        pageLabel={(position, count) => text('carousel.page', { position, count })}
        pauseLabels={{ pause: text('carousel.pause'), play: text('carousel.play') }}
        slides={read.banners.map((banner, index) => ({
          id: banner.key,
          content: (
            <BannerLink
              banner={banner}
              name={text('carousel.page', { position: index + 1, count: read.banners.length })}
              className={styles.strip}
            />
          ),
        }))}
      />
    </QueryView>
  )
}
