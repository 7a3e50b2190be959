import { type ShownBanner, useGroupBanners } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ServerLink } from '../../../shared/ServerLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LIST_BANNERS } from '../lists.ts'
import styles from './GameBanners.module.css'

/** What the site announces above a list of games, in one line that scrolls sideways; nothing where it announces nothing (LIST-16). */
export function GameBanners() {
  const read = useGroupBanners(LIST_BANNERS)
  return (
    <QueryView of={read} silent waiting={<Skeleton shape="block" height="var(--game-banner)" />}>
      {read.banners.length > 0 && <Strip banners={read.banners} />}
    </QueryView>
  )
}

function Strip({ banners }: { banners: readonly ShownBanner[] }) {
  const text = useText()
  return (
    <section className={styles.strip} aria-label={text('carousel.banners')}>
      {banners.map((banner, index) => (
        <ServerLink key={banner.id ?? banner.images[0]} link={banner.link} className={styles.banner}>
          <Picture
            places={banner.images}
            alt={banner.title ? '' : `${text('carousel.banners')} ${index + 1}`}
            width="800"
            height="400"
            decoding="async"
            draggable={false}
          />
          <span className={styles.words}>
            <strong dir="auto">{banner.title}</strong>
            {banner.text && <span dir="auto">{banner.text}</span>}
          </span>
        </ServerLink>
      ))}
    </section>
  )
}
