import { useSession } from '@lobbykit/hooks'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { IdlePart } from '../../../shared/IdlePart.tsx'
import styles from './Home.module.css'
import { HomeBanners } from './HomeBanners.tsx'
import { HomeLinks } from './HomeLinks.tsx'
import { HomeMarquee } from './HomeMarquee.tsx'
import { LaterBlock } from './LaterBlock.tsx'
import { PopularGames } from './PopularGames.tsx'
import { UpperBlocks } from './UpperBlocks.tsx'

const matches = lazyPart(async () => (await import('./HotMatches.tsx')).HotMatches)
const winners = lazyPart(async () => (await import('./LatestWinners.tsx')).LatestWinners)
const popups = lazyPart(async () => (await import('../popups/HomePopups.tsx')).HomePopups)

/** The home page (HOME-01, POP-01). What lies below the first screen comes when it comes near. */
export function Home() {
  const { isLoggedIn } = useSession()
  return (
    <div className={styles.home}>
      <HomeLinks />
      <HomeBanners />
      <HomeMarquee />
      <UpperBlocks />
      <PopularGames />
      <LaterBlock part={matches} height="190px" />
      <LaterBlock part={winners} height="280px" />
      {isLoggedIn && <IdlePart part={popups} />}
    </div>
  )
}
