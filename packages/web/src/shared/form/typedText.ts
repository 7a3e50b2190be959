type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTyped = (element: Element | null): element is Typed =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isToggle = (element: Typed): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')

const wasTouched = (element: Typed) =>
  isToggle(element)
    ? element.checked !== element.defaultChecked
    : !(element instanceof HTMLSelectElement) && element.value !== ''

/** How long a field that was typed into may take to appear in the application's own form, in ms. */
const LATEST_MS = 15_000

/**
 * Carries over what a player did in the page's own form before the application took its place: what was typed or ticked, where
 * the caret stood, and that the form was sent. A form calls this when it renders for the first time, while the page's own form
 * still stands in `container`.
 */
export function keepTypedText(): void {
  const container = globalThis.document?.getElementById('root')
  // Later every form is the application's own, and nothing is carried over from one such form to the next.
  if (!container || document.documentElement.dataset.waiting === undefined) return
  const left = new Map([...container.querySelectorAll('[name]')].filter(isTyped).map((element) => [element.name, element]))
  if (left.size === 0) return
  const forms = new Set([...left.values()].map(({ form }) => form))
  let focused = isTyped(document.activeElement) ? document.activeElement : undefined
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && isTyped(target)) focused = target
  }
  container.addEventListener('focusin', follow)

  const carryOver = () => {
    for (const [name, old] of left) {
      const own = container.querySelector(`[name="${CSS.escape(name)}"]`)
      if (!isTyped(own) || own === old) continue
      left.delete(name)
      if (wasTouched(old)) writeInto(own, old)
      if (focused === old) focusLike(own, old)
    }
    if (left.size > 0 && container.contains([...left.values()][0] ?? null)) return
    const isSent = [...forms].some((form) => form?.dataset.sent !== undefined)
    // The fields take over what was typed in this task, so the form is sent in the next one.
    if (isSent) setTimeout(() => container.querySelector('form')?.requestSubmit())
    stop()
  }
  const observer = new MutationObserver(carryOver)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    container.removeEventListener('focusin', follow)
  }
  const timer = setTimeout(stop, LATEST_MS)
  observer.observe(container, { childList: true, subtree: true })
}

/** Writes as a keyboard does, so that the form hears of it. */
function writeInto(own: Typed, old: Typed) {
  // A kept login ticks its box by itself; what the player sees is what counts.
  if (isToggle(own) && isToggle(old)) return own.checked === old.checked ? undefined : own.click()
  const prototype = Object.getPrototypeOf(own)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(own, old.value)
  own.dispatchEvent(new Event('input', { bubbles: true }))
}

function focusLike(own: Typed, old: Typed) {
  own.focus({ preventScroll: true })
  if (own instanceof HTMLSelectElement || old instanceof HTMLSelectElement || isToggle(own)) return
  const { selectionStart, selectionEnd } = old
  if (selectionStart === null) return
  // The form reacts to the focus in a microtask, and some fields then select all their text: the next key would replace it.
  queueMicrotask(() => own.setSelectionRange(selectionStart, selectionEnd))
}
