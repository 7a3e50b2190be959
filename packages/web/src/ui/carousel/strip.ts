/**
 * Goes to a slide; moves only the strip and never the page, as `scrollIntoView` would. The strip is scrolled at once, and an
 * animation moves its content from the old position to the new one. A smooth scroll would look the same, but the page would
 * have to work in each of its frames. Without a duration, in ms, it is there at once. With `onFrom`, the first slide of the last
 * page, the first slides follow the last ones.
 */
export function glide(viewport: HTMLElement, to: number, duration = 0, onFrom?: number): void {
  const track = viewport.firstElementChild
  const slides = [...(track?.children ?? [])].filter((child) => child instanceof HTMLElement)
  const [first] = slides
  const slide = slides[to]
  if (!track || !first || !slide) return
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = viewport
  // The strip begins at its first slide; right to left the others have smaller offsets, and a browser counts below 0.
  viewport.scrollTo({ left: slide.offsetLeft - first.offsetLeft, top: slide.offsetTop, behavior: 'instant' })
  if (duration === 0) return
  // The snap positions move with the animated content, so snapping is off until the animation ends.
  viewport.dataset.gliding = ''
  // A strip moves along one axis; on the other one nothing has moved.
  const x = viewport.scrollLeft - scrollLeft
  const y = viewport.scrollTop - scrollTop
  const begin = (moved: number, size: number) => (onFrom === undefined ? moved : -Math.sign(moved) * size)
  const fromX = begin(x, clientWidth)
  const fromY = begin(y, clientHeight)
  const aside = (left: number, top: number) => `translate(${left}px,${top}px)`
  for (const earlier of track.getAnimations()) earlier.cancel()
  const timing = { duration, easing: 'cubic-bezier(.2, .8, .2, 1)' }
  const glide = track.animate({ transform: [aside(fromX, fromY), 'none'] }, timing)
  glide.onfinish = () => delete viewport.dataset.gliding
  if (onFrom === undefined) return
  // The last slides are shown before the first one until the animation ends.
  const before = aside(x - fromX, y - fromY)
  for (const last of slides.slice(onFrom)) last.animate({ transform: [before, before] }, timing)
}

/** The page in sight, from how far the strip has moved; a last page that is not full counts as a part in `pages`. */
export function pageInSight(viewport: HTMLElement, pages: number): number {
  // Unlike that of the viewport, the size of the track does not change while it is moved.
  const track = viewport.firstElementChild ?? viewport
  // A strip moves along one axis; on the other one it has no way to go.
  const moved = Math.abs(viewport.scrollLeft) + viewport.scrollTop
  const way = track.scrollWidth - track.clientWidth + track.scrollHeight - track.clientHeight
  // A last page that is not full is reached at the end of the strip and not at a multiple of its size.
  return moved > way - 2 ? Math.ceil(pages) - 1 : Math.round((moved / way) * (pages - 1))
}
