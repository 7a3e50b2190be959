import { GameBrowser } from './GameBrowser.tsx'

/** The games of one category (LIST-01). */
export const GameList = () => <GameBrowser />
