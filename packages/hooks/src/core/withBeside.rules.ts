// In a file of its own: what uses `together` does not use this, and in one file each would load the other.
import type { ReadState } from './useLobbyQuery.ts'

/** A read that shows without those beside it, as its own state; asking again asks for these too where they did not come. */
export function withBeside(read: ReadState, beside: readonly ReadState[]): ReadState {
  return {
    status: read.status,
    refusal: read.refusal,
    retry: () => {
      for (const each of beside) if (each.status === 'failed') each.retry()
      read.retry()
    },
  }
}
