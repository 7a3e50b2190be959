import { merchant } from '../../merchant.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TileGrid } from '../../ui/TileGrid.tsx'
import styles from './Home.module.css'

/** Home before anything is known, in the measures of what will stand there. */
export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <div className="shell-links" />
      <img className="shell-hero" src={rememberedHero()} alt="" width="800" height="400" />
      <Skeleton shape="block" height="var(--marquee-size)" />
      <Skeleton shape="block" height="var(--upper-size)" />
      <Skeleton shape="block" height="var(--category-block)" />
      <TileGrid>
        <Skeleton shape="tile" count={9} />
      </TileGrid>
    </div>
  )
}

/** The picture that the page already shows: the early script may have put the last visit's banner there. */
function rememberedHero(): string {
  return document.querySelector<HTMLImageElement>('.shell-hero')?.getAttribute('src') ?? merchant.hero
}
