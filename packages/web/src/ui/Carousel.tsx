import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styles from './Carousel.module.css'
import type { EngineHandle } from './carousel/CarouselEngine.tsx'
import { PageDots, type PauseLabels } from './carousel/PageDots.tsx'
import { glide, isGliding, pageInSight } from './carousel/strip.ts'
import { usePaused } from './carousel/usePaused.ts'
import { useUpgrade } from './carousel/useUpgrade.ts'
import { cssVars } from './classes.ts'

export interface CarouselSlide {
  readonly id: string
  readonly content: ReactNode
}

export interface CarouselProps {
  /** Names the strip for screen readers. */
  readonly label: string
  readonly slides: readonly CarouselSlide[]
  /** Names a page, such as "Banner 2 of 4". */
  readonly pageLabel: (position: number, count: number) => string
  /** Slides in sight at once; a move goes on by as many. */
  readonly perPage?: number | undefined
  /** The page in sight at first. */
  readonly startPage?: number | undefined
  /** Goes on from the last page to the first; only with more than one page. */
  readonly loop?: boolean | undefined
  /** Rest between two moves, in ms; stands still without it, and with one page. */
  readonly interval?: number | undefined
  readonly dots?: 'over' | 'below' | undefined
  /** Names of the button that stops the movement; shown only where it moves. */
  readonly pauseLabels?: PauseLabels | undefined
}

/**
 * The event after which the position of the strip is read: the end of the movement, where browsers have an event for it,
 * because reading it in each frame is slow on a slow phone.
 */
const FOLLOWED = 'onscrollend' in globalThis ? 'scrollend' : 'scroll'

/** A strip of slides that scrolls and snaps by CSS alone; the carousel engine is loaded only when it is needed. */
export function Carousel(props: CarouselProps) {
  const { label, slides, pageLabel, perPage = 1, startPage = 0, loop = false, interval = 0 } = props
  const { dots = 'over', pauseLabels } = props
  const pages = Math.max(1, Math.ceil(slides.length / perPage))
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<EngineHandle>(null)
  const [page, setPage] = useState(startPage)
  const moves = pages > 1 && interval > 0
  const { paused, asked, toggle } = usePaused(root, moves)
  const Engine = useUpgrade(viewport, pages > 1)

  const go = useCallback(
    (next: number, onFrom?: number) => {
      if (engine.current) return engine.current.scrollTo(next)
      if (viewport.current) glide(viewport.current, { to: next * perPage, smooth: !prefersStill(), onFrom })
      setPage(next)
    },
    [perPage],
  )

  useEffect(() => {
    if (startPage > 0 && viewport.current) glide(viewport.current, { to: startPage * perPage, smooth: false })
  }, [startPage, perPage])

  useEffect(() => {
    if (Engine || paused) return
    const isLast = page === pages - 1
    if (isLast && !loop) return
    const timer = setTimeout(() => (isLast ? go(0, page * perPage) : go(page + 1)), interval)
    return () => clearTimeout(timer)
  }, [Engine, paused, page, pages, perPage, loop, interval, go])

  useEffect(() => {
    const element = viewport.current
    if (!element || Engine) return
    const follow = () => {
      const next = isGliding(element) ? page : pageInSight(element, pages)
      if (next !== page) setPage(next)
    }
    element.addEventListener(FOLLOWED, follow)
    return () => element.removeEventListener(FOLLOWED, follow)
  }, [Engine, page, pages])

  if (slides.length === 0) return null
  return (
    <section ref={root} className={styles.carousel} aria-label={label}>
      <div ref={viewport} className={styles.viewport} data-engine={Engine ? '' : undefined}>
        <ul className={styles.track} style={cssVars({ '--per-page': perPage })}>
          {slides.map(({ id, content }) => (
            <li key={id} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {Engine && <Engine handle={engine} {...{ viewport, perPage, loop, interval, paused }} start={page} onPage={setPage} />}
      {pages > 1 && (
        <PageDots
          count={pages}
          current={page}
          label={pageLabel}
          onChoose={go}
          place={dots}
          pause={moves && pauseLabels ? { asked, toggle, labels: pauseLabels } : undefined}
        />
      )}
    </section>
  )
}

function prefersStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
