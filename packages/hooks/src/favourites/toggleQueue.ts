/**
 * Quick taps on one switch: at most one request is under way, and of the taps meanwhile only the last counts. Requests never
 * exceed taps, and the end is always what the backend last confirmed.
 */
export interface ToggleQueue {
  /**
   * Wants `id` to be on or off, `confirmed` being what the backend has now. Resolves, for every tap of a row, to what the
   * backend has when the row is done, with the error that ended it.
   */
  want(
    id: number,
    on: boolean,
    confirmed: boolean,
    send: (on: boolean) => Promise<void>,
  ): Promise<{ on: boolean; error?: unknown }>
  /** Gives up all wishes: what is under way ends, nothing further is sent. */
  clear(): void
}

export function createToggleQueue(): ToggleQueue {
  const rows = new Map<number, { wanted: boolean; done: Promise<{ on: boolean; error?: unknown }> }>()
  return {
    want(id, on, confirmed, send) {
      const running = rows.get(id)
      if (running) {
        running.wanted = on
        return running.done
      }
      const work = async () => {
        let state = confirmed
        try {
          // A row that was cleared belongs to a session that is over.
          while (row.wanted !== state && rows.get(id) === row) {
            const next = row.wanted
            await send(next)
            state = next
          }
          return { on: state }
        } catch (error) {
          return { on: state, error }
        } finally {
          if (rows.get(id) === row) rows.delete(id)
        }
      }
      const row = { wanted: on, done: Promise.resolve({ on: confirmed }) as Promise<{ on: boolean; error?: unknown }> }
      rows.set(id, row)
      row.done = work()
      return row.done
    },
    clear: () => rows.clear(),
  }
}
