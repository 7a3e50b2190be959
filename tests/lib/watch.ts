import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    /** Hands what the policy stopped over to the test. */
    reportViolation: (what: string) => void
  }
}

/** What the pages of a test complain about. */
export interface Watched {
  /** Complaints of this kind belong to the test. */
  expect: (kind: RegExp) => void
  /** Those that nobody expected. */
  complaints: () => string[]
  /** Every line of the console, for tests of what must never stand there. */
  readonly consoleLines: readonly string[]
  /** Every address the pages asked for; a test may empty it. */
  readonly requested: string[]
  /** Those of them that got no answer. */
  readonly failed: readonly string[]
}

/** Listens to everything that goes wrong in all pages and frames of a context. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const heard: string[] = []
  const expected: RegExp[] = []
  const consoleLines: string[] = []
  const requested: string[] = []
  const failed: string[] = []
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    const line = `${message.text()} (${message.location().url})`
    consoleLines.push(line)
    if (message.type() === 'error') heard.push(`console: ${line}`)
  })
  context.on('request', (request) => requested.push(request.url()))
  context.on('requestfailed', (request) => failed.push(request.url()))
  await context.exposeBinding('reportViolation', (_, what: string) => heard.push(`policy: ${what}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      window.reportViolation(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  return {
    expect: (kind) => expected.push(kind),
    complaints: () => heard.filter((line) => !expected.some((kind) => kind.test(line))),
    consoleLines,
    requested,
    failed,
  }
}
