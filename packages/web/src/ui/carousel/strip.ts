export type Axis = 'x' | 'y'

/** Where the strip must stand for the slide to begin at its start edge; negative right to left, as browsers count. */
export function slideOffset(viewport: HTMLElement, slide: HTMLElement, axis: Axis): number {
  if (axis === 'y') return slide.offsetTop
  if (getComputedStyle(viewport).direction === 'ltr') return slide.offsetLeft
  return slide.offsetLeft + slide.offsetWidth - viewport.clientWidth
}

/** Moves the strip itself and never the page, as `scrollIntoView` would. */
export function scrollToSlide(viewport: HTMLElement, index: number, axis: Axis, smooth: boolean): void {
  const slide = viewport.firstElementChild?.children[index]
  if (!(slide instanceof HTMLElement)) return
  const offset = slideOffset(viewport, slide, axis)
  viewport.scrollTo({ [axis === 'x' ? 'left' : 'top']: offset, behavior: smooth ? 'smooth' : 'instant' })
}

/** The page in sight, from how far the strip has moved. */
export function pageInSight(viewport: HTMLElement, axis: Axis, pages: number): number {
  const moved = Math.abs(axis === 'x' ? viewport.scrollLeft : viewport.scrollTop)
  const size = axis === 'x' ? viewport.clientWidth : viewport.clientHeight
  const full = (axis === 'x' ? viewport.scrollWidth : viewport.scrollHeight) - size
  // The last page may be short, so it is reached at the end of the strip and not at a multiple of its size.
  if (full > 0 && moved >= full - 2) return pages - 1
  return size > 0 ? Math.min(pages - 1, Math.round(moved / size)) : 0
}
