type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOf = (page: string) => [...document.querySelectorAll<Field>(`${page} #root :is(input, textarea, select)`)]

/** By this a field of the page's own markup is found again in the application. A field to search with has no name. */
const keyOf = ({ name, type, value }: Field) => (type === 'radio' ? name + value : name || type)

/**
 * Follows what a player does in the fields of the page's own markup, and returns what carries it over to the application: what
 * was typed, ticked or chosen, where the caret stood, and that a form was sent. It is called while that markup still stands there, and
 * what it returns once the application has taken its place.
 */
export function followTyping(): () => void {
  // At build there is no page.
  if (import.meta.env.SSR) return () => undefined
  // Only the page's own markup waits: nothing is carried over from one field of the application to the next.
  const left = fieldsOf('[data-waiting]')
  let focused = document.activeElement
  for (const field of left) {
    field.onfocus = () => {
      focused = field
    }
  }
  const carryOver = () => {
    let sent: HTMLFormElement | null | undefined
    const free = new Set(fieldsOf(''))
    for (const old of left) {
      const own = [...free].find((field) => keyOf(field) === keyOf(old))
      if (!own) continue
      free.delete(own)
      writeInto(own, old)
      if (focused === old) focusLike(own, old)
      if (old.form?.dataset.sent !== undefined) sent = own.form
    }
    // The fields take over what was typed in this task, so the form is sent in the next one.
    setTimeout(() => sent?.requestSubmit())
  }
  // React handles no input while it puts the application in the place of the page.
  return () => queueMicrotask(carryOver)
}

/** Writes what a player changed as a keyboard or a finger does, so that the form hears of it. */
function writeInto(own: Field, old: Field) {
  // A picked file cannot be handed on.
  if (old.type === 'file') return
  const isTicked = old.type === 'checkbox' || old.type === 'radio'
  if (!isTicked && old.value !== valueAtFirst(old)) {
    // React notices only what was not written through its own property of the element.
    Reflect.set(Object.getPrototypeOf(own), 'value', old.value, own)
    for (const type of ['input', 'change']) own.dispatchEvent(new Event(type, { bubbles: true }))
  }
  // A kept login ticks its box by itself; what the player sees is what counts.
  if ('checked' in old && 'checked' in own && old.checked !== old.defaultChecked && own.checked !== old.checked) own.click()
}

/** What a field held before anybody touched it. */
function valueAtFirst(field: Field): string | undefined {
  if ('defaultValue' in field) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

function focusLike(own: Field, old: Field) {
  own.focus({ preventScroll: true })
  if (!('setSelectionRange' in own && 'selectionStart' in old)) return
  const { selectionStart, selectionEnd } = old
  // The form reacts to the focus in a microtask, and some fields then select all their text: the next key would replace it.
  if (selectionStart !== null) queueMicrotask(() => own.setSelectionRange(selectionStart, selectionEnd))
}
