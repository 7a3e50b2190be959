// Runs before each file of tests. One worker takes many, each with a document of its own, and what they import stays.
import { cleanup, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach } from 'vitest'

/** Whether an `act` has not ended, as when a test runs out of time in the middle of it: until it has, nothing is rendered. */
function isStuck(): boolean {
  const { container, unmount } = render(createElement('br'))
  const isEmpty = !container.firstChild
  unmount()
  return isEmpty
}

// Tests of a server have no document.
if (globalThis.document) {
  // It looks at the document that was there when it was imported.
  Object.assign(screen, within(document.body))
  // The test that did not end is told, and none of those behind it.
  beforeEach(({ skip }) => skip(isStuck(), 'A test before this one did not end'))
  afterEach(({ task }) => {
    if (isStuck() && task.result?.state !== 'fail') throw new Error('An act of this test did not end')
  })
}

afterEach(cleanup)
