import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** A script and all scripts that it imports statically. */
export function closureOf(chunk: Chunk, chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set([chunk])
  for (const each of found) {
    for (const file of each.imports) {
      const next = chunks.find(({ fileName }) => fileName === file)
      if (next) found.add(next)
    }
  }
  return found
}
