/**
 * Taps what a player tapped in the page's own markup before the application took its place; `beforePaint.ts` has noted it.
 * Forms and links need no help: what is typed is carried over (`typedText.ts`), and links work by themselves.
 */
export function replayTap(): void {
  const { dataset } = document.documentElement
  const tapped = dataset.waiting
  delete dataset.waiting
  if (!tapped) return
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('#root button:not([type="submit"])')]
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === tapped)?.click()
}
