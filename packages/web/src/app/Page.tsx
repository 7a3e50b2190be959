import { isHomePath, useRouteGuard } from '@lobbykit/hooks'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Home } from '../screens/Home/Home.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { preloadIcons } from '../ui/Icon.tsx'
import { type LazyPart, lazyPart, useLazyPart } from '../ui/lazyPart.ts'
import { PageFade } from '../ui/PageFade.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Header } from './Header.tsx'
import { MainTabs } from './MainTabs.tsx'
import styles from './Page.module.css'
import type { Route } from './route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ServiceButton } from './ServiceButton.tsx'
import { recoverFromStaleBuild } from './staleBuild.ts'
import { useAllTexts } from './Texts.tsx'
import { useBackSwipe } from './useBackSwipe.ts'
import { useText } from './useText.ts'
import { useTopOfPage } from './useTopOfPage.ts'

const HOME_KEY = '/m/home'
const HOME_LOOK = { title: undefined, header: true, footer: true }
const WAITING_LOOK = { title: undefined, header: false, footer: false }
const routes = lazyPart(async () => (await import('./routes.tsx')).routeOf)

/** Fetches what every page but home needs. */
export function preloadPages(): void {
  routes.preload()
  preloadIcons()
}

/** The page of the address (APP-06). Home comes with the app; the table of all other routes when the first one is opened. */
export function Page() {
  const [path] = useLocation()
  const isHome = isHomePath(path)
  const { row, failed, retry } = useOtherRoute(path, !isHome)
  const look = isHome ? HOME_LOOK : (row ?? WAITING_LOOK)
  return (
    <Frame path={isHome ? HOME_KEY : path} title={look.title} header={look.header} footer={look.footer}>
      {isHome ? <Home /> : row ? <Guarded row={row} path={path} /> : <Waiting failed={failed} retry={retry} />}
    </Frame>
  )
}

/** The row of a page other than home, once the table and the words of its screens are here. */
function useOtherRoute(path: string, wanted: boolean) {
  const { value: routeOf, failed, retry } = useLazyPart(routes, wanted)
  const texts = useAllTexts(wanted)
  useEffect(() => {
    if (wanted) preloadIcons()
  }, [wanted])
  return {
    row: texts.ready ? routeOf?.(path) : undefined,
    failed: failed || texts.failed,
    retry: () => {
      retry()
      texts.retry()
    },
  }
}

function Guarded({ row, path }: { row: Route; path: string }): ReactNode {
  const mayStay = useRouteGuard(row.guard, path)
  return mayStay ? <LazyScreen part={row.screen} /> : null
}

/** A screen in a chunk of its own: a loading indicator, then the screen, or a way to try again (APP-14). */
function LazyScreen({ part }: { part: LazyPart<ComponentType> }) {
  const { value: Screen, failed, retry } = useLazyPart(part, true)
  return Screen ? <Screen /> : <Waiting failed={failed} retry={retry} />
}

function Waiting({ failed, retry }: { failed: boolean; retry: () => void }) {
  const text = useText()
  useEffect(() => {
    if (!failed) return
    console.error('Async route failed')
    recoverFromStaleBuild()
  }, [failed])
  if (failed) return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <Skeleton shape="row" count={6} />
    </div>
  )
}

interface FrameProps {
  path: string
  title: string | undefined
  header: boolean
  footer: boolean
  children: ReactNode
}

/** Header, screen, footer, and a name for the browser's tab. */
function Frame({ path, title, header, footer, children }: FrameProps) {
  const text = useText()
  const name = title && text(title)
  const swiped = useBackSwipe()
  useTopOfPage(path)
  useEffect(() => {
    document.title = name ? `${name} · ${text('site.name')}` : text('site.name')
  }, [name, text])
  return (
    <>
      <a className={styles.skip} href="#main">
        {text('page.skip')}
      </a>
      {header && <Header title={title} path={path} />}
      <main id="main" tabIndex={-1} className={styles.main} data-footer={footer || undefined}>
        <PageFade pageKey={path} instant={swiped()}>
          <ScreenBoundary key={path}>{children}</ScreenBoundary>
        </PageFade>
      </main>
      {footer && <MainTabs path={path} />}
      {footer && <ServiceButton />}
    </>
  )
}
