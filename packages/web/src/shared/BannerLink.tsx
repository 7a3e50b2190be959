import type { ShownBanner } from '@lobbykit/hooks'
import { classes } from '../ui/classes.ts'
import styles from './BannerLink.module.css'
import { Picture, type PictureProps } from './Picture.tsx'
import type { PlaceLook } from './PlaceLink.tsx'
import { ServerLink } from './ServerLink.tsx'

interface BannerLinkProps extends Pick<PlaceLook, 'className' | 'onPointerDown'> {
  readonly banner: ShownBanner
  /** Names a picture without words. */
  readonly name: string
  /** How its picture loads, and what stands there without one. */
  readonly picture?: Partial<Pick<PictureProps, 'places' | 'otherwise' | 'decoding'>>
}

/** A banner: its picture, its words above it, and where it leads (HOME-06). `className` says how large it is. */
export const BannerLink = ({ banner, name, picture, ...look }: BannerLinkProps) => (
  <ServerLink {...look} link={banner.link} className={classes(styles.banner, look.className)}>
    <Picture
      places={banner.images}
      alt={banner.title || banner.text ? '' : name}
      decoding="async"
      draggable={false}
      {...picture}
    />
    {(banner.title || banner.text) && (
      <span className={styles.words}>
        {banner.title && <strong dir="auto">{banner.title}</strong>}
        {banner.text && <span dir="auto">{banner.text}</span>}
      </span>
    )}
  </ServerLink>
)
