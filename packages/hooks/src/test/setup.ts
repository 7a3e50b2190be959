// Runs before each file of tests. One worker takes many, each with a document of its own, and what they import stays.
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// It looks at the document that was there when it was imported. Tests of a server have none.
if (globalThis.document) Object.assign(screen, within(document.body))
