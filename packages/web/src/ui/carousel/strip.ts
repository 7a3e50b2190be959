/** Where the strip must stand for the slide to begin at its start edge; negative right to left, as browsers count. */
function slideOffset(viewport: HTMLElement, slide: HTMLElement): number {
  if (getComputedStyle(viewport).direction === 'ltr') return slide.offsetLeft
  return slide.offsetLeft + slide.offsetWidth - viewport.clientWidth
}

/** Moves the strip itself and never the page, as `scrollIntoView` would. */
export function scrollToSlide(viewport: HTMLElement, index: number, smooth: boolean): void {
  const slide = viewport.firstElementChild?.children[index]
  if (!(slide instanceof HTMLElement)) return
  viewport.scrollTo({ left: slideOffset(viewport, slide), behavior: smooth ? 'smooth' : 'instant' })
}

/** The page in sight, from how far the strip has moved. */
export function pageInSight(viewport: HTMLElement, pages: number): number {
  const moved = Math.abs(viewport.scrollLeft)
  const size = viewport.clientWidth
  const full = viewport.scrollWidth - size
  // The last page may be short, so it is reached at the end of the strip and not at a multiple of its size.
  if (full > 0 && moved >= full - 2) return pages - 1
  return size > 0 ? Math.min(pages - 1, Math.round(moved / size)) : 0
}
