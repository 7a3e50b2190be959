import { setupServer } from 'msw/node'
import { createMockBackend } from './createMockBackend.ts'
import type { MockBackend, MockOptions } from './options.ts'

/** A backend whose calls are answered inside this process. */
export interface Mock {
  backend: MockBackend
  /** Starts answering; a call without a handler fails. */
  listen(): void
  close(): void
  /** Removes handlers a test added with `use`. */
  resetHandlers(): void
  /** Handlers that go before the backend's own, for one test. */
  use: ReturnType<typeof setupServer>['use']
}

/** MSW asks for it, and Node has it only from version 22 on. */
function completePromise() {
  if (Object.hasOwn(Promise, 'withResolvers')) return
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    writable: true,
    value: <T>() => {
      let resolve: (value: T | PromiseLike<T>) => void = () => {}
      let reject: (reason?: unknown) => void = () => {}
      const promise = new Promise<T>((settle, fail) => {
        resolve = settle
        reject = fail
      })
      return { promise, resolve, reject }
    },
  })
}

/** A backend for tests in node: answers every `fetch` of the process once `listen` was called. */
export function startMock(options: MockOptions = {}): Mock {
  completePromise()
  const backend = createMockBackend(options)
  const server = setupServer(...backend.handlers)
  return {
    backend,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
    resetHandlers: () => server.resetHandlers(),
    use: (...handlers) => server.use(...handlers),
  }
}
