/** Gives the focus to the page as it begins: to its heading, else to its content. A screen reader reads the name out. */
export function focusPage(): void {
  const place = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
