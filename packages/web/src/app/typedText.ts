type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOfPage = () => [...document.querySelectorAll<Field>('#root :is(input, textarea, select)')]

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** By this a field of the page's own markup is found again in the application. A field to search with has no name. */
const keyOf = (field: Field) => (isToggle(field) ? field.name + field.value : field.name || field.type)

/**
 * Follows what a player does in the fields of the page's own markup, and returns what carries it over to the application: what
 * was typed or ticked, where the caret stood, and that a form was sent. It is called while that markup still stands there, and
 * what it returns once the application has taken its place.
 */
export function followTyping(): () => void {
  // Later every field is the application's own, and nothing is carried over from one to the next; at build there is no page.
  if (globalThis.document?.documentElement.dataset.waiting === undefined) return () => undefined
  const left = fieldsOfPage()
  let focused = document.activeElement
  for (const field of left) {
    field.onfocus = () => {
      focused = field
    }
  }
  const carryOver = () => {
    let sent: HTMLFormElement | null | undefined
    for (const old of left) {
      const own = fieldsOfPage().find((field) => keyOf(field) === keyOf(old))
      if (!own) continue
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

/** Writes what a player did as a keyboard or a finger does, so that the form hears of it. */
function writeInto(own: Field, old: Field) {
  if (isToggle(old)) {
    // A kept login ticks its box by itself; what the player sees is what counts.
    if (old.checked !== old.defaultChecked && isToggle(own) && own.checked !== old.checked) own.click()
  } else if (old.value && old.type !== 'select-one') {
    // React notices a value only where it was not written through its own property of the element.
    Reflect.set(Object.getPrototypeOf(own), 'value', old.value, own)
    own.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function focusLike(own: Field, old: Field) {
  own.focus({ preventScroll: true })
  if (!('selectionStart' in old && 'setSelectionRange' in own)) return
  const { selectionStart, selectionEnd } = old
  // The form reacts to the focus in a microtask, and some fields then select all their text: the next key would replace it.
  if (selectionStart !== null) queueMicrotask(() => own.setSelectionRange(selectionStart, selectionEnd))
}
