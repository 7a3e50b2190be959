import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CarouselSlide } from './Carousel.tsx'
import { PageDots, type PauseLabels } from './carousel/PageDots.tsx'
import { usePaused } from './carousel/usePaused.ts'
import { classes, cssVars } from './classes.ts'
import styles from './VerticalSlides.module.css'

export interface VerticalSlidesProps {
  /** Names the strip for screen readers. */
  readonly label: string
  readonly slides: readonly CarouselSlide[]
  /** Names a slide, such as "Match 2 of 4". */
  readonly pageLabel: (position: number, count: number) => string
  /** Height of a slide, as a CSS length. */
  readonly height: string
  /** Rest between two moves, in ms. */
  readonly interval: number
  /** How long a move takes, in ms. */
  readonly duration: number
  readonly pauseLabels: PauseLabels
}

/**
 * Slides that go up one after the other and begin again after the last. It takes no swipe: a finger that moves up or down
 * scrolls the page, as everywhere else.
 */
export function VerticalSlides(props: VerticalSlidesProps) {
  const { label, slides, pageLabel, height, interval, duration, pauseLabels } = props
  const count = slides.length
  const root = useRef<HTMLElement>(null)
  // After the last slide stands a copy of the first one, from which the strip jumps back without a visible change.
  const [at, setAt] = useState({ place: 0, moving: false })
  const { paused, asked, toggle } = usePaused(root, count > 1)
  const current = count > 0 ? at.place % count : 0

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => setAt({ place: current + 1, moving: true }), interval)
    return () => clearTimeout(timer)
  }, [paused, current, interval])

  if (count === 0) return null
  const [first] = slides
  return (
    <section ref={root} className={styles.slides} aria-label={label}>
      <div className={styles.window} style={cssVars({ '--slide-size': height, '--slide-ms': `${duration}ms` })}>
        <ul
          className={classes(styles.track, at.moving && styles.moving)}
          style={cssVars({ '--at': Math.min(at.place, count) })}
          onTransitionEnd={(event) =>
            event.target === event.currentTarget && at.place >= count && setAt({ place: 0, moving: false })
          }
        >
          {slides.map(({ id, content }, index) => (
            <Slide key={id} hidden={index !== current}>
              {content}
            </Slide>
          ))}
          {count > 1 && first && <Slide hidden>{first.content}</Slide>}
        </ul>
      </div>
      {count > 1 && (
        <PageDots
          count={count}
          current={current}
          label={pageLabel}
          onChoose={(place) => setAt({ place, moving: true })}
          place="aside"
          pause={{ asked, toggle, labels: pauseLabels }}
        />
      )}
    </section>
  )
}

function Slide({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) {
  return (
    <li className={styles.slide} {...{ inert: hidden ? '' : undefined }}>
      {children}
    </li>
  )
}
