import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styles from './Carousel.module.css'
import { PageDots } from './carousel/PageDots.tsx'
import { PauseButton, type PauseLabels } from './carousel/PauseButton.tsx'
import { GLIDE_MS, glide, pageInSight } from './carousel/strip.ts'
import { usePaused } from './carousel/usePaused.ts'
import { useUpgrade } from './carousel/useUpgrade.ts'
import { cssVars } from './classes.ts'
import { lessMotion } from './lessMotion.ts'

interface CarouselSlide {
  readonly id: string
  readonly content: ReactNode
}

/** Which way the slides move. */
type Axis =
  /** A finger moves them, too; they are as high as what is in them. */
  | { readonly axis?: 'x'; readonly height?: never }
  /**
   * Only the timer and the dots move them, because a finger that moves up or down scrolls the page, as everywhere else. `height` is
   * that of a slide, as a CSS length.
   */
  | { readonly axis: 'y'; readonly height: string }

type CarouselProps = Axis & {
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
  /** How long a move takes, in ms. */
  readonly duration?: number | undefined
  readonly dots?: 'over' | 'below' | 'aside' | undefined
  /** Names of the button that stops the movement; shown only where it moves. */
  readonly pauseLabels?: PauseLabels | undefined
}

/**
 * The event after which the position of the strip is read: the end of the movement, where browsers have an event for it,
 * because reading it in each frame is slow on a slow phone.
 */
const FOLLOWED = 'onscrollend' in globalThis ? 'scrollend' : 'scroll'

/** Slides in a strip that scrolls and snaps by CSS alone; the carousel engine is loaded only when it is needed. */
export function Carousel(props: CarouselProps) {
  const { label, slides, pageLabel, axis = 'x', height, perPage = 1, startPage = 0, loop = false } = props
  const { interval = 0, duration = GLIDE_MS, dots = 'over', pauseLabels } = props
  // The last page may be filled in part.
  const filled = slides.length / perPage
  const pages = Math.ceil(filled)
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [chosen, setPage] = useState(startPage)
  // There may be fewer slides than before.
  const page = Math.min(chosen, pages - 1)
  const moves = pages > 1 && interval > 0
  const pause = usePaused(root, moves)
  const { paused } = pause
  const Engine = useUpgrade(viewport, pages > 1 && axis === 'x')

  const go = useCallback(
    (next: number, wrapFrom?: number) => {
      const still = lessMotion().matches
      if (!Engine && viewport.current) glide(viewport.current, next * perPage, still ? 0 : duration, wrapFrom)
      setPage(next)
    },
    [Engine, perPage, duration],
  )

  useEffect(() => {
    if (startPage > 0 && viewport.current) glide(viewport.current, startPage * perPage)
  }, [startPage, perPage])

  useEffect(() => {
    const isLast = page === pages - 1
    if (paused || (isLast && !loop)) return
    const timer = setTimeout(() => (isLast ? go(0, page * perPage) : go(page + 1)), interval)
    return () => clearTimeout(timer)
  }, [paused, page, pages, perPage, loop, interval, go])

  useEffect(() => {
    const element = viewport.current
    if (!element || Engine) return
    const follow = () => setPage(pageInSight(element, filled))
    element.addEventListener(FOLLOWED, follow)
    return () => element.removeEventListener(FOLLOWED, follow)
  }, [Engine, filled])

  if (pages === 0) return null
  return (
    <section ref={root} className={styles.carousel} aria-label={label}>
      <div
        ref={viewport}
        className={styles.viewport}
        data-axis={axis}
        style={cssVars({ '--size': height, '--per-page': perPage })}
        data-engine={Engine ? '' : undefined}
      >
        <ul className={styles.track}>
          {slides.map(({ id, content }, index) => (
            // What a finger cannot bring into sight is not reached by the keyboard either; there are dots.
            <li
              key={id}
              className={styles.slide}
              {...{ inert: axis === 'y' && Math.floor(index / perPage) !== page ? '' : undefined }}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {Engine && <Engine {...{ viewport, perPage, loop, page }} onPage={setPage} />}
      {pages > 1 && (
        <PageDots count={pages} current={page} label={pageLabel} onChoose={go} place={dots}>
          {moves && pauseLabels && <PauseButton pause={pause} labels={pauseLabels} />}
        </PageDots>
      )}
    </section>
  )
}
