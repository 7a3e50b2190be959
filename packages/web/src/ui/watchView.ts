/**
 * Tells whether an element is in view, each time that this changes. A busy page gets several changes at once, of which the last
 * one counts.
 */
export function watchView(element: Element, hear: (inView: boolean) => void, options: IntersectionObserverInit): () => void {
  const observer = new IntersectionObserver((entries) => hear(entries.at(-1)?.isIntersecting ?? false), options)
  observer.observe(element)
  return () => observer.disconnect()
}
