import type { WpsSchemas } from '@lobbykit/sdk'
import type { Lobby } from '../../core/lobby.ts'
import type { Read } from '../../core/read.ts'
import { settingsQueryOptions } from './startup.queries.ts'

/** Whether a part of the site is there for a member of a type, by the settings. */
export type Access = (settings: WpsSchemas['StartupInfo'], type: number) => boolean

/**
 * Reads of a part that may be closed to who is here: they begin once the settings are known and say that it is open. Nothing
 * is asked for a guest, nor while the settings do not come.
 */
export const readWhere =
  (access: Access, params: { language: string }, ...reads: readonly Read[]): Read =>
  async (lobby: Lobby) => {
    const settings = await lobby.queryClient.ensureQueryData(settingsQueryOptions(lobby, params)).catch(() => undefined)
    const { session } = lobby.state
    if (!settings || !session || !access(settings, session.type)) return
    await Promise.all(reads.map((start) => start(lobby)))
  }
