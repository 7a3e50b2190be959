/** Tells whether an element is in view, each time that changes. A busy page hears of several changes in one go: the last one counts. */
export function watchView(element: Element, hear: (inView: boolean) => void, options: IntersectionObserverInit): () => void {
  const observer = new IntersectionObserver((entries) => hear(entries.at(-1)?.isIntersecting ?? false), options)
  observer.observe(element)
  return () => observer.disconnect()
}
