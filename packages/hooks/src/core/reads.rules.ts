import type { ReadState } from './useLobbyQuery.ts'

/** Milliseconds after which a read that has no answer yet offers to ask again. */
export const OFFER_RETRY_AFTER_MS = 10_000

/** Reads that a screen needs all of, as one: failed or loading as long as one of them is; asking again asks for what is missing. */
export function together(reads: readonly ReadState[]): ReadState {
  const missing = reads.filter(({ status }) => status !== 'ready')
  return {
    status: missing.find(({ status }) => status === 'failed')?.status ?? missing[0]?.status ?? 'ready',
    refusal: missing.find(({ refusal }) => refusal)?.refusal,
    retry: () => {
      for (const read of missing.length > 0 ? missing : reads) read.retry()
    },
  }
}

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
