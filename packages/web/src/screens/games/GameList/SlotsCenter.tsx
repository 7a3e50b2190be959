import { GameBrowser } from './GameBrowser.tsx'

/** The slots, whatever the address says. */
export const SlotsCenter = () => <GameBrowser path="/m/slotsCenter" gameType="RNG" />
