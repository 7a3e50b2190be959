import type { ShownBanner } from '@lobbykit/hooks'
import { BannerLink } from './BannerLink.tsx'
import styles from './BannerStrip.module.css'

interface BannerStripProps {
  readonly banners: readonly ShownBanner[]
  /** Names the strip for screen readers, and with a number a picture without words. */
  readonly label: string
}

/**
 * Banners in one line that scrolls sideways, as wide as the screen. What stands around it says by `--banner-width`,
 * `--banner-alone` and `--banner-height` how large a banner is.
 */
export const BannerStrip = ({ banners, label }: BannerStripProps) => (
  <section className={styles.strip} aria-label={label}>
    {banners.map((banner, index) => (
      <BannerLink key={banner.key} banner={banner} name={`${label} ${index + 1}`} className={styles.banner} />
    ))}
  </section>
)
