import { isHomePath, pathOf, useRouteGuard } from '@lobbykit/hooks'
import { type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { merchant } from '../merchant.ts'
import { useLazyPart } from '../parts/lazyPart.ts'
import { visitId } from '../shared/navigate.ts'
import { ScreenBoundary } from '../shared/ScreenBoundary.tsx'
import { afterFrame } from '../ui/afterFrame.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { focusPage } from '../ui/focusPage.ts'
import { PageFade } from '../ui/PageFade.tsx'
import { Header } from './Header.tsx'
import { MainTabs } from './MainTabs.tsx'
import styles from './Page.module.css'
import { type Place, PlaceRouter } from './PlaceRouter.tsx'
import { type Route, shownAt, titleAt } from './route.ts'
import { routeOf } from './routes.tsx'
import { ServiceButton } from './ServiceButton.tsx'
import { recoverFromStaleBuild } from './staleBuild.ts'
import { useBackSwipe } from './useBackSwipe.ts'
import { useTopOfPage } from './useTopOfPage.ts'

/** The paths of home are one page: going from one to another changes nothing. */
const pageAt = (location: string) => (isHomePath(location) ? pathOf('home') : location)

/** The page of the address: bars, and between them the screen of its row (APP-06). */
export function Page() {
  const [location] = useLocation()
  const search = useSearch()
  const path = pageAt(location)
  const row = routeOf(path)
  return (
    <Frame path={path} row={row} search={search}>
      <Guarded location={location} search={search} path={path} row={row} />
    </Frame>
  )
}

/**
 * Only who may open the page sees its content. Apart from `Page`: in React 18 a component whose hooks set state while it is
 * rendered may not read a store such as the address, because it would miss the next change.
 */
function Guarded({ location, search, path, row }: Place & { readonly path: string; readonly row: Route }) {
  const mayStay = useRouteGuard(row.guard, path, search)
  const visit = useMemo(() => ({ location, search, mayStay }), [location, search, mayStay])
  return <Content visit={visit} />
}

/** A place, and whether the visitor may see it. */
interface Visit extends Place {
  readonly mayStay: boolean
}

/**
 * What stands between the bars. The bars answer a tap first: the content of the page before is only hidden until they have been
 * painted, because to take it away costs more. A page that the player comes back to is drawn at once, so that it can stand where it stood.
 */
function Content({ visit }: { visit: Visit }) {
  const [shown, setShown] = useState(visit)
  const swiped = useBackSwipe()
  const path = pageAt(shown.location)
  const isNext = path !== pageAt(visit.location) && visitId() === undefined
  if (!isNext && shown !== visit) setShown(visit)
  useEffect(() => (isNext ? afterFrame(() => setShown(visit)) : undefined), [isNext, visit])
  useTopOfPage(path, shown.search)
  useTabTitle(titleAt(routeOf(path), shown.search))
  return (
    <PageFade pageKey={path} instant={swiped()} isLeaving={isNext}>
      <ScreenBoundary key={path} at={shown}>
        {shown.mayStay && <ScreenAt place={shown} />}
      </ScreenBoundary>
    </PageFade>
  )
}

/** The screen of a place. It is drawn anew only for another place. */
const ScreenAt = memo(function ScreenAt({ place }: { place: Place }) {
  const { screen } = shownAt(routeOf(pageAt(place.location)), place.search)
  return (
    <PlaceRouter place={place}>
      <Screen key={screen.name} screen={screen} />
    </PlaceRouter>
  )
})

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

/** Goes to the content without a step of the history, which would make the way back seem dead. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const main = document.querySelector('main')
  main?.scrollIntoView()
  main?.focus()
}

interface FrameProps {
  path: string
  row: Route
  search: string
  children: ReactNode
}

/** Header, content, footer. */
function Frame({ path, row, search, children }: FrameProps) {
  const text = useText()
  const { header, footer } = row
  const title = titleAt(row, search)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: before the scripts are there it leads to the content by itself. */}
      <a className={styles.skip} href="#main" onClick={skip}>
        {text('page.skip')}
      </a>
      {header && <Header title={title} path={path} />}
      <main
        id="main"
        tabIndex={-1}
        aria-label={title ? text(title) : merchant.name}
        className={styles.main}
        data-footer={footer || undefined}
      >
        {children}
      </main>
      {footer && <MainTabs path={path} />}
      {footer && <ServiceButton />}
    </>
  )
}

/** The name of the page in the browser's tab. */
function useTabTitle(title: TextId | undefined): void {
  const text = useText()
  const name = title && text(title)
  useEffect(() => {
    document.title = name ? `${name} · ${merchant.name}` : merchant.name
  }, [name])
}
