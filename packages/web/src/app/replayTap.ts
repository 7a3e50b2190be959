/**
 * Does what a player tapped in the page's own markup before the application took its place; `early.ts` has noted it. Forms and
 * links need no help: the one are carried over, the others lead on by themselves.
 */
export function replayTap(): void {
  const { dataset } = document.documentElement
  const tapped = dataset.waiting
  delete dataset.waiting
  if (!tapped) return
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('#root button:not([type="submit"])')]
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === tapped)?.click()
}
