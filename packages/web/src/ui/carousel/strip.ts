/** Where the strip must stand for the slide to begin at its start edge; negative right to left, as browsers count. */
function slideOffset(viewport: HTMLElement, slide: HTMLElement): number {
  if (getComputedStyle(viewport).direction === 'ltr') return slide.offsetLeft
  return slide.offsetLeft + slide.offsetWidth - viewport.clientWidth
}

const GLIDE = { duration: 400, easing: 'cubic-bezier(.2, .8, .2, 1)' }

export interface Glide {
  /** Slide that it ends at. */
  readonly to: number
  readonly smooth: boolean
  /** Goes on to the first slide from the last page, which begins at this slide. */
  readonly onFrom?: number | undefined
}

/**
 * Goes to a slide; moves only the strip and never the page, as `scrollIntoView` would. The strip is scrolled at once, and an
 * animation moves its content from the old position to the new one. A smooth scroll would look the same, but the page would
 * have to work in each of its frames.
 */
export function glide(viewport: HTMLElement, { to, smooth, onFrom }: Glide): void {
  const track = viewport.firstElementChild
  const slides = [...(track?.children ?? [])]
  const slide = slides[to]
  if (!track || !(slide instanceof HTMLElement)) return
  const before = viewport.scrollLeft
  // The snap positions move with the animated content, so snapping is off until the animation ends.
  if (smooth) viewport.dataset.gliding = ''
  viewport.scrollTo({ left: slideOffset(viewport, slide), behavior: 'instant' })
  const moved = viewport.scrollLeft - before
  if (!smooth) return
  const aside = (pixels: number) => `translateX(${pixels}px)`
  const from = onFrom === undefined ? moved : -Math.sign(moved) * viewport.clientWidth
  for (const earlier of track.getAnimations()) earlier.cancel()
  const glide = track.animate({ transform: [aside(from), 'none'] }, GLIDE)
  glide.onfinish = () => delete viewport.dataset.gliding
  // The last slides are shown before the first one until the animation ends.
  const left = onFrom === undefined ? [] : slides.slice(onFrom)
  for (const last of left) last.animate({ transform: [aside(moved - from), aside(moved - from)] }, GLIDE)
}

/** Whether the strip is moving to a slide, so that its scroll position does not yet say what is in sight. */
export const isGliding = (viewport: HTMLElement) => viewport.dataset.gliding !== undefined

/** The page in sight, from how far the strip has moved. */
export function pageInSight(viewport: HTMLElement, pages: number): number {
  const moved = Math.abs(viewport.scrollLeft)
  const size = viewport.clientWidth
  const full = viewport.scrollWidth - size
  // The last page may be short, so it is reached at the end of the strip and not at a multiple of its size.
  if (full > 0 && moved >= full - 2) return pages - 1
  return size > 0 ? Math.min(pages - 1, Math.round(moved / size)) : 0
}
