import { AUTOPLAY_MS, useBanners, useImages, useOpenLink } from '@lobbykit/hooks'
import { useText } from '../../app/useText.ts'
import { merchant } from '../../merchant.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FallbackImage } from '../../ui/FallbackImage.tsx'
import styles from './Home.module.css'

/** The banners of the home group; nothing without any (HOME-06). */
export function HomeBanners() {
  const text = useText()
  const { banners, isLoading, isFailed, retry } = useBanners('m_home')
  const open = useOpenLink()
  const { onFail } = useImages()
  if (isLoading) return <img className="shell-hero" src={merchant.hero} alt="" width="800" height="400" />
  if (isFailed && banners.length === 0)
    return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={() => void retry()} />
  if (banners.length === 0) return null
  return (
    <Carousel
      label={text('carousel.banners')}
      loop
      interval={AUTOPLAY_MS}
      pageLabel={(position, count) => text('carousel.page', { position, count })}
      pauseLabels={{ pause: text('carousel.pause'), play: text('carousel.play') }}
      slides={banners.map((banner, index) => ({
        id: String(banner.id ?? banner.images[0]),
        content: (
          <button type="button" className={styles.banner} onClick={() => open(banner.link)}>
            <FallbackImage
              places={banner.images}
              onFail={onFail}
              alt={banner.title ? '' : text('carousel.page', { position: index + 1, count: banners.length })}
              width="800"
              height="400"
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding={index === 0 ? 'sync' : 'async'}
            />
            {banner.title && (
              <span className={styles.words}>
                <span className={styles.title} dir="auto">
                  {banner.title}
                </span>
                {banner.text && (
                  <span className={styles.text} dir="auto">
                    {banner.text}
                  </span>
                )}
              </span>
            )}
          </button>
        ),
      }))}
    />
  )
}
