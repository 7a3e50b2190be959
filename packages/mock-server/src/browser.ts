import { setupWorker } from 'msw/browser'
import { createMockBackend } from './createMockBackend.ts'
import type { MockBackend, MockOptions } from './options.ts'

export interface WorkerOptions extends MockOptions {
  /** Where the page serves MSW's worker script. Default '/mockServiceWorker.js'. */
  workerUrl?: string
  /** Says nothing on the console. */
  quiet?: boolean
}

/**
 * A backend inside the page, behind MSW's service worker. Needs https or localhost. With Vite, `msw/vite` serves the script:
 * then pass `createMockBackend(…).handlers` to its `virtual:msw` network instead.
 */
export async function startMockWorker(
  options: WorkerOptions = {},
): Promise<{ backend: MockBackend; stop: () => Promise<void> }> {
  const { workerUrl = '/mockServiceWorker.js', quiet = false, ...rest } = options
  const backend = createMockBackend({ origin: globalThis.location.origin, ...rest })
  const worker = setupWorker(...backend.handlers)
  // The page's own files pass through.
  await worker.start({ onUnhandledFrame: 'bypass', quiet, serviceWorker: { url: workerUrl } })
  return { backend, stop: async () => worker.stop() }
}
