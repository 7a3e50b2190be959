import { useEffect } from 'react'
import { IdlePart } from '../../app/IdlePart.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import styles from './Home.module.css'
import { HomeBanners } from './HomeBanners.tsx'
import { HomeLinks } from './HomeLinks.tsx'
import { HomeMarquee } from './HomeMarquee.tsx'
import { LaterBlock } from './LaterBlock.tsx'
import { PopularGames } from './PopularGames.tsx'

const upper = lazyPart(async () => (await import('./UpperBlocks.tsx')).UpperBlocks)
const matches = lazyPart(async () => (await import('./HotMatches.tsx')).HotMatches)
const winners = lazyPart(async () => (await import('./LatestWinners.tsx')).LatestWinners)
const popups = lazyPart(async () => (await import('./HomePopups.tsx')).HomePopups)

/** The home page (HOME-01, POP-01). What lies below the first screen comes when it comes near. */
export function Home() {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.home}>
      <HomeLinks />
      <HomeBanners />
      <HomeMarquee />
      <LaterBlock part={upper} height="var(--upper-size)" />
      <PopularGames />
      <LaterBlock part={matches} height="190px" needsTexts />
      <LaterBlock part={winners} height="280px" needsTexts />
      <IdlePart part={popups} />
    </div>
  )
}
