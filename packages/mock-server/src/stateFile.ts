import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { MockBackend, MockOptions } from './options.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const WRITE_AFTER_MS = 300
const FOLDER = '.lobbykit'

/**
 * Where the data of a server is kept unless it is told: in the folder it was started in, so that two projects do not share
 * members and money; in the user's own where that folder belongs to a package manager, which may remove it at any time.
 */
export function defaultStateFile(folder: string, home: string): string {
  const isInstalled = folder.split(/[\\/]/).includes('node_modules')
  return join(isInstalled ? home : folder, FOLDER, 'mock.json')
}

/** What the file kept for this seed and size; undefined when there is no such file or it holds something else. */
export async function readState(file: string, options: MockOptions = {}): Promise<Snapshot | undefined> {
  try {
    return readSnapshot(JSON.parse(await readFile(file, 'utf8')), options.seed ?? 1, options.games ?? 1200)
  } catch {
    return undefined
  }
}

/** Makes the folder of the file; our own one keeps itself out of version control. */
async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  if (basename(folder) === FOLDER) await writeFile(join(folder, '.gitignore'), '*\n')
}

/** Keeps the file up to date with the backend: shortly after a change, and when closed. */
export function keepState(file: string, backend: MockBackend) {
  let written = -1
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write() {
    const revision = backend.revision()
    if (revision === written) return
    await makeFolder(dirname(file))
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
