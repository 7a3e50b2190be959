import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DevEnvironment, HotPayload } from 'vite'
import { converse } from './conversation.ts'
import type { Invoked, Rendered } from './waitingWorker.ts'

/** Renders what addresses show while they wait from the sources as they are now. */
export interface LiveWaitingStates {
  /** The address that a path belongs to; no page for a path that nobody knows. */
  readonly render: (path: string) => Promise<Rendered>
  /** Forgets everything; what is rendered after that is rendered from the sources as they are then. */
  readonly forget: () => void
}

/** Renders in a thread of its own, because timers of the application would go on otherwise: they end with the thread. */
export function liveWaitingStates(environment: DevEnvironment): LiveWaitingStates {
  let thread: ReturnType<typeof startThread> | undefined
  return {
    render(path) {
      if (!thread || thread.hasEnded()) thread = startThread(environment)
      return thread.render(path)
    },
    forget() {
      thread?.end()
      thread = undefined
    },
  }
}

function startThread(environment: DevEnvironment) {
  const worker = new Worker(join(import.meta.dirname, 'waitingWorker.ts'))
  // The server ends when nothing but this is left.
  worker.unref()
  const { ask, end } = converse<string, Invoked, HotPayload, Rendered>(worker, (asked) => environment.hot.handleInvoke(asked))
  let hasEnded = false
  worker.on('error', end)
  worker.on('exit', () => {
    hasEnded = true
    end(new Error('The thread that renders waiting states has ended'))
  })
  return { render: ask, hasEnded: () => hasEnded, end: () => void worker.terminate() }
}
