import { isAnswerOf } from '@lobbykit/sdk/calls'
import { heardOf } from '../../core/complaints/complain.ts'
import type { Lobby } from '../../core/lobby.ts'
import { readJson, STORAGE_KEYS } from '../../core/storage.ts'
import type { Banner } from './announcements.rules.ts'

interface Kept {
  /** For whom: the merchant, the language and the member. */
  of: string
  banners: readonly Banner[]
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'banners' in value && isAnswerOf('listBanners', value.banners)

const ownerOf = ({ config, state }: Lobby) => [config.merchantCode, state.language, state.session?.userName].join(' ')

/** The banners of the last visit, if it was that of the same member, or of a guest, in the same language (HOME-15). */
export function keptBanners(lobby: Lobby): readonly Banner[] | undefined {
  const kept = readJson(lobby.ports.localStorage, STORAGE_KEYS.banners, isKept)
  return kept?.of === ownerOf(lobby) ? kept.banners : undefined
}

/**
 * Keeps the banners of an answer for the next visit, or that there are none (HOME-15). Once an answer had flaws the visit keeps
 * nothing: of what is left out nobody knows whether it was a banner.
 */
export function keepBanners(lobby: Lobby, banners: readonly Banner[] = []): void {
  if (heardOf(lobby).flawed.has('listAnnouncements')) return
  const kept: Kept = { of: ownerOf(lobby), banners }
  lobby.ports.localStorage.setItem(STORAGE_KEYS.banners, JSON.stringify(kept))
}
