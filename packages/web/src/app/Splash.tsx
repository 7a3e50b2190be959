import { isHomePath } from '@lobbykit/hooks'
import { useLocation } from 'wouter'
import { merchant } from '../merchant.ts'
import { HomeSkeleton } from '../screens/Home/HomeSkeleton.tsx'
import { classes } from '../ui/classes.ts'
import { Brand, TopBar } from '../ui/TopBar.tsx'
import styles from './Splash.module.css'
import { useText } from './useText.ts'

/** What stands there until the settings are known: home in its final measures, any other page as the brand alone. */
export function Splash() {
  const [path] = useLocation()
  const text = useText()
  return (
    <>
      <TopBar start={<span className={styles.menu} />} title={<Brand name={merchant.name} />} />
      <main aria-busy>
        <p className="visually-hidden" role="status">
          {text('sheet.loading')}
        </p>
        {isHomePath(path) ? <HomeSkeleton /> : <span className={classes('spinner', styles.spinner)} aria-hidden />}
      </main>
    </>
  )
}
