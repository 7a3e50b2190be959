import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keepFocus.ts'

let end = () => {}
beforeEach(() => {
  end = keepFocus()
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

/** A page with the focus on the element called `left`. */
function page(html: string, frame: 'main' | 'div' = 'main') {
  document.body.innerHTML = `<${frame}><div id="page">${html}</div></${frame}>`
  at('left').focus()
}
const at = (id: string) => document.getElementById(id) as HTMLElement
const made = (html: string) => document.createRange().createContextualFragment(html)
/** What has the focus once what was changed has been seen. */
async function focused() {
  await Promise.resolve()
  return document.activeElement?.id || document.activeElement?.nodeName
}

it('A11Y the focus goes on to what comes in the place of what had it, and from there to what comes after that', async () => {
  page('<p>before</p><form id="form"><input id="left"></form><p>after</p>')
  at('form').replaceWith(made('<p id="waiting">Loading</p>'))
  expect(await focused()).toBe('waiting')
  at('waiting').replaceWith(made('<section id="came">1</section><p>more</p>'))
  expect(await focused()).toBe('came')
})

it('A11Y what stands next and is filled now counts as what comes in the place', async () => {
  page('<ul id="list"><li><button id="left">x</button></li></ul><div id="status" role="status"></div>')
  at('list').remove()
  at('status').append('You have won')
  expect(await focused()).toBe('status')
})

it('A11Y what has nothing to read is passed over', async () => {
  page('<p id="old"><button id="left">x</button></p><p>after</p>')
  at('old').replaceWith(made('<div role="status"></div><section id="came">1</section>'))
  expect(await focused()).toBe('came')
})

it('A11Y a button that asked for more of a list and leaves gives the focus to the first of what is new', async () => {
  page('<ul id="list"><li>1</li></ul><button id="left">More</button><button>Another</button>')
  at('list').append(made('<li id="two">2</li><li id="three">3</li>'))
  at('left').remove()
  expect(await focused()).toBe('two')
})

it('A11Y the focus of a row goes to the next one, that of the last one to the one before, that of the only one to the list', async () => {
  page('<ul id="list"><li id="one">1</li><li id="two"><button id="left">x</button></li><li id="three">3</li></ul>')
  at('two').remove()
  expect(await focused()).toBe('three')
  at('three').remove()
  expect(await focused()).toBe('one')
  at('one').remove()
  expect(await focused()).toBe('list')
})

it('A11Y a button that leaves alone gives the focus to what it stood in, and to no other button', async () => {
  page('<section id="card"><p>5.00</p><button>one</button><button id="left">two</button><button>three</button></section>')
  at('left').remove()
  expect(await focused()).toBe('card')
})

it('A11Y changes that are seen together count as one: a part leaves, then all around it, and something comes instead', async () => {
  page('<div id="outer"><div id="inner"><button id="left">x</button></div></div>')
  at('inner').remove()
  at('outer').replaceWith(made('<p id="came">1</p>'))
  expect(await focused()).toBe('came')
})

it('takes the focus from nobody: not from a field that has it, and not where one has scrolled on', async () => {
  page('<div><button id="left">x</button></div><input id="field">')
  at('left').remove()
  at('field').focus()
  expect(await focused()).toBe('field')

  page('<div id="card"><button id="left">x</button></div>')
  at('card').getBoundingClientRect = () => new DOMRect(0, -500, 300, 100)
  at('left').remove()
  expect(await focused()).toBe('BODY')
})

it('leaves alone what stands in no page, another page, and a dialog that closes', async () => {
  page('<div><button id="left">x</button></div>', 'div')
  at('left').remove()
  expect(await focused()).toBe('BODY')

  page('<button id="left">x</button>')
  at('page').replaceWith(made('<div id="other"></div>'))
  expect(await focused()).toBe('BODY')

  document.body.innerHTML = '<main></main><div id="sheet" role="dialog"><p id="old"><button id="left">x</button></p></div>'
  at('left').focus()
  at('old').replaceWith(made('<p id="came"><button id="left">x</button></p>'))
  expect(await focused()).toBe('came')
  at('left').focus()
  at('sheet').remove()
  expect(await focused()).toBe('BODY')
})

it('leaves nothing behind on an element that had the focus for a while', async () => {
  page('<p id="old"><button id="left">x</button></p><input id="field">')
  at('old').replaceWith(made('<p id="came">1</p>'))
  expect(await focused()).toBe('came')
  expect(at('came').getAttribute('tabindex')).toBe('-1')
  at('field').focus()
  expect(at('came').hasAttribute('tabindex')).toBe(false)
})

it('A11Y what had the focus before this began gives it on as well', async () => {
  end()
  page('<p id="old"><button id="left">x</button></p>')
  end = keepFocus()
  at('old').replaceWith(made('<p id="came">1</p>'))
  expect(await focused()).toBe('came')
})

it('A11Y while another window is in front an element keeps the focus that it was given', async () => {
  page('<p id="old"><button id="left">x</button></p><input id="field">')
  at('old').replaceWith(made('<p id="came">1</p>'))
  expect(await focused()).toBe('came')
  at('came').dispatchEvent(new FocusEvent('blur'))
  expect(at('came').getAttribute('tabindex')).toBe('-1')
  at('field').focus()
  expect(at('came').hasAttribute('tabindex')).toBe(false)
})

it('ends', async () => {
  end()
  page('<p id="old"><button id="left">x</button></p>')
  at('old').replaceWith(made('<p id="came">1</p>'))
  expect(await focused()).toBe('BODY')
})
