import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { MockBackend, MockOptions } from './options.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const WRITE_AFTER_MS = 300

/** What the file kept for this seed and size; undefined when there is no such file or it holds something else. */
export async function readState(file: string, options: MockOptions = {}): Promise<Snapshot | undefined> {
  try {
    return readSnapshot(JSON.parse(await readFile(file, 'utf8')), options.seed ?? 1, options.games ?? 1200)
  } catch {
    return undefined
  }
}

/** Keeps the file up to date with the backend: shortly after a change, and when closed. */
export function keepState(file: string, backend: MockBackend) {
  let written = -1
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write() {
    const revision = backend.revision()
    if (revision === written) return
    await mkdir(dirname(file), { recursive: true })
    // Written beside and moved into place: a run that is killed half-way leaves the old file whole.
    await writeFile(`${file}.new`, JSON.stringify(backend.snapshot()))
    await rename(`${file}.new`, file)
    written = revision
  }
  const flush = () => {
    timer = undefined
    writing = writing.then(write, write)
    return writing
  }

  return {
    touch() {
      timer ??= setTimeout(() => void flush().catch((error: unknown) => console.error(error)), WRITE_AFTER_MS)
    },
    async close() {
      clearTimeout(timer)
      await flush()
    },
  }
}
