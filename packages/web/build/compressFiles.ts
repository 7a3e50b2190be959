import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Writes the compressed forms of files beside them, as hosts send them: `.gz` and `.br`. The code that libdeflate was compiled to
 * throws every error of its process anew, so it runs in a thread of its own, and errors of the build stay readable.
 */
export function compressFiles(files: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const thread = new Worker(join(import.meta.dirname, 'compressWorker.ts'), { workerData: files })
  thread.on('error', reject)
  thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Compressing ended with ${code}`))))
  return promise
}
