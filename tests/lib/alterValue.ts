import type { Page } from '@playwright/test'

/** What an answer holds, as it was sent. */
type Value = ReturnType<typeof JSON.parse>

/** What Playwright says of a request whose page was left, or closed, before it was answered. */
const isLeft = (error: unknown) => /has been disposed|has been closed/.test(String(error))

/** Lets the backend answer what a pattern matches, and changes the value before the page has it. Who has left the page gets no answer. */
export const alterValue = (page: Page, url: string | RegExp, change: (value: Value) => Value) =>
  page.route(url, async (route) => {
    try {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ response, json: { ...body, value: change(body.value) } })
    } catch (error) {
      if (!isLeft(error)) throw error
    }
  })
