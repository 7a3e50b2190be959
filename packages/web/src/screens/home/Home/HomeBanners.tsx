import { AUTOPLAY_MS, type BannersResult, HOME_GROUP, useBanners } from '@lobbykit/hooks'
import { useEffect, useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { merchant } from '../../../merchant.ts'
import { BannerLink } from '../../../shared/BannerLink.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import styles from './Home.module.css'

/** The banners of the home group; nothing without any (HOME-06). */
export function HomeBanners() {
  const read = useBanners(HOME_GROUP)
  return (
    <QueryView of={read} compact waiting={<Hero />}>
      {read.banners.length > 0 && <Slides banners={read.banners} />}
    </QueryView>
  )
}

function Slides({ banners }: Pick<BannersResult, 'banners'>) {
  const text = useText()
  const [isNearOthers, setNearOthers] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNearOthers(true), AUTOPLAY_MS / 2)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Carousel
      label={text('carousel.banners')}
      loop
      interval={AUTOPLAY_MS}
      pageLabel={(position, count) => text('carousel.page', { position, count })}
      pauseLabels={{ pause: text('carousel.pause'), play: text('carousel.play') }}
      slides={banners.map((banner, index) => ({
        id: banner.key,
        content: (
          <BannerLink
            banner={banner}
            name={text('carousel.page', { position: index + 1, count: banners.length })}
            className={styles.banner}
            onPointerDown={() => setNearOthers(true)}
            picture={{
              // A picture that is not in sight yet waits, so that those of the first screen load first.
              places: index === 0 || isNearOthers ? banner.images : [],
              otherwise: <span className={styles.hero} />,
              decoding: index === 0 ? 'sync' : 'async',
            }}
          />
        ),
      }))}
    />
  )
}

/** The picture until the banners are known: the one that the page shows already, which may be the last visit's. */
function Hero() {
  const [address] = useState(() => globalThis.document?.querySelector('img[data-hero]')?.getAttribute('src') ?? merchant.hero)
  return (
    <img
      data-hero
      className={styles.hero}
      src={address}
      alt=""
      width="800"
      height="400"
      {...{ fetchpriority: 'high' }}
      decoding="async"
    />
  )
}
