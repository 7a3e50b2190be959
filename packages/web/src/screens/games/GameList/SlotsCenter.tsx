import { pathOf } from '@lobbykit/hooks'
import { SLOTS } from '../lists.ts'
import { GameBrowser } from './GameBrowser.tsx'

/** The slots, whatever the address says. */
export const SlotsCenter = () => <GameBrowser path={pathOf('slotsCenter')} gameType={SLOTS} />
