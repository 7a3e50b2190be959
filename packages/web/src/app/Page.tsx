import { isHomePath, pathOf, useRouteGuard } from '@lobbykit/hooks'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { merchant } from '../merchant.ts'
import { useLazyPart } from '../parts/lazyPart.ts'
import { ScreenBoundary } from '../shared/ScreenBoundary.tsx'
import { visitId } from '../shared/visit.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { focusPage } from '../ui/focusPage.ts'
import { PageFade } from '../ui/PageFade.tsx'
import { Header } from './Header.tsx'
import { MainTabs } from './MainTabs.tsx'
import styles from './Page.module.css'
import { type Route, shownAt } from './route.ts'
import { routeOf } from './routes.tsx'
import { ServiceButton } from './ServiceButton.tsx'
import { recoverFromStaleBuild } from './staleBuild.ts'
import { useBackSwipe } from './useBackSwipe.ts'
import { useTopOfPage } from './useTopOfPage.ts'

/** The page of the address: bars, and between them the screen of its row (APP-06). */
export function Page() {
  const [location] = useLocation()
  // The paths of home are one page: going from one to another changes nothing.
  const path = isHomePath(location) ? pathOf('home') : location
  const row = routeOf(path)
  return (
    <Frame path={path} row={row}>
      <Guarded row={row} path={path} />
    </Frame>
  )
}

function Guarded({ row, path }: { row: Route; path: string }): ReactNode {
  const search = useSearch()
  const mayStay = useRouteGuard(row.guard, path, search)
  const screen = shownAt(row, search).screen
  return mayStay ? <Screen key={screen.name} screen={screen} /> : null
}

/** The screen once its script and words are here, or a way to try again (APP-14). */
function Screen({ screen }: Pick<Route, 'screen'>) {
  const text = useText()
  const { value: Content, failed, retry } = useLazyPart(screen, true)
  useEffect(() => {
    if (!failed) return
    console.error('Async route failed')
    recoverFromStaleBuild()
  }, [failed])
  useLayoutEffect(() => {
    // While the screen was loading, the content as a whole had the focus; now its heading can have it.
    if (Content && document.activeElement?.id === 'main') focusPage()
  }, [Content])
  if (Content) return <Content />
  if (failed) return <ErrorState text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  return <Waiting />
}

/** Keeps the place of a screen while its script loads; it looks the same for every page. */
export function Waiting() {
  const text = useText()
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <span className="spinner" aria-hidden />
    </div>
  )
}

interface FrameProps {
  path: string
  row: Route
  children: ReactNode
}

/** Header, screen, footer, and a name for the browser's tab. */
function Frame({ path, row, children }: FrameProps) {
  const text = useText()
  const { header, footer } = row
  const search = useSearch()
  const title = row.titleFor?.(search) ?? row.title
  const name = title && text(title)
  const swiped = useBackSwipe()
  useTopOfPage(path)
  useEffect(() => {
    document.title = name ? `${name} · ${merchant.name}` : merchant.name
  }, [name])
  return (
    <>
      <a className={styles.skip} href="#main">
        {text('page.skip')}
      </a>
      {header && <Header title={title} path={path} />}
      <main
        id="main"
        tabIndex={-1}
        aria-label={name ?? merchant.name}
        className={styles.main}
        data-footer={footer || undefined}
      >
        <PageFade pageKey={path} instant={swiped()} isBack={visitId() !== undefined}>
          <ScreenBoundary key={path}>{children}</ScreenBoundary>
        </PageFade>
      </main>
      {footer && <MainTabs path={path} />}
      {footer && <ServiceButton />}
    </>
  )
}
