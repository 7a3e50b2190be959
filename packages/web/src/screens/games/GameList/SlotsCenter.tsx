import { pathOf, SLOTS } from '@lobbykit/hooks'
import { GameBrowser } from './GameBrowser.tsx'

/** The slots, whatever the address says. */
export const SlotsCenter = () => <GameBrowser path={pathOf('slotsCenter')} gameType={SLOTS} />
