/** How long a move takes unless it is said, in ms. */
export const GLIDE_MS = 400

const slidesOf = (viewport: HTMLElement) =>
  [...(viewport.firstElementChild?.children ?? [])].filter((child) => child instanceof HTMLElement)

/**
 * Goes to a slide; moves only the strip and never the page, as `scrollIntoView` would. The strip is scrolled at once, and an
 * animation moves its content from the old position to the new one. A smooth scroll would look the same, but the page would
 * have to work in each of its frames. Without a duration, in ms, it is there at once.
 * @param wrapFrom given where the strip goes on from its last page to its first: the first slide of the last page. The first
 * slides then come in from the side where the next page would be, and push the last ones out.
 */
export function glide(viewport: HTMLElement, to: number, duration = 0, wrapFrom?: number): void {
  const track = viewport.firstElementChild
  const slides = slidesOf(viewport)
  const [first] = slides
  const slide = slides[to]
  if (!track || !first || !slide) return
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = viewport
  // The strip begins at its first slide; right to left the others have smaller offsets, and a browser counts below 0.
  viewport.scrollTo({ left: slide.offsetLeft - first.offsetLeft, top: slide.offsetTop - first.offsetTop, behavior: 'instant' })
  if (duration === 0) return
  for (const moved of [track, ...slides]) for (const earlier of moved.getAnimations()) earlier.cancel()
  // The snap positions move with the animated content, so snapping is off until the animation ends.
  viewport.dataset.gliding = ''
  // A strip moves along one axis; on the other one nothing has moved.
  const x = viewport.scrollLeft - scrollLeft
  const y = viewport.scrollTop - scrollTop
  const begin = (moved: number, size: number) => (wrapFrom === undefined ? moved : -Math.sign(moved) * size)
  const fromX = begin(x, clientWidth)
  const fromY = begin(y, clientHeight)
  const shift = (left: number, top: number) => `translate(${left}px,${top}px)`
  const timing = { duration, easing: 'cubic-bezier(.2, .8, .2, 1)' }
  const movement = track.animate({ transform: [shift(fromX, fromY), 'none'] }, timing)
  movement.onfinish = () => delete viewport.dataset.gliding
  if (wrapFrom === undefined) return
  // The last slides are shown before the first one until the animation ends.
  const before = shift(x - fromX, y - fromY)
  for (const last of slides.slice(wrapFrom)) last.animate({ transform: [before, before] }, timing)
}

/**
 * The page in sight, from how far the strip has moved.
 * @param filled pages, of which the last one counts as the part that its slides fill
 */
export function pageInSight(viewport: HTMLElement, filled: number): number {
  const slides = slidesOf(viewport)
  const [first] = slides
  const last = slides.at(-1)
  if (!first || !last) return 0
  // Offsets, because an animation that shows the last slides elsewhere changes what there is to scroll, and not them. A strip
  // moves along one axis; on the other one it has no way to go.
  const wayX = Math.abs(last.offsetLeft - first.offsetLeft) + last.offsetWidth - viewport.clientWidth
  const wayY = last.offsetTop - first.offsetTop + last.offsetHeight - viewport.clientHeight
  const way = Math.max(wayX, wayY)
  const moved = Math.abs(viewport.scrollLeft) + viewport.scrollTop
  // A last page that is not full is reached at the end of the strip and not at a multiple of its size.
  return moved > way - 2 ? Math.ceil(filled) - 1 : Math.round((moved / way) * (filled - 1))
}
