import { textOf, useGameFrame } from '@lobbykit/hooks'
import { Tap } from '../parts.tsx'
import { words } from '../words.ts'

/** A launched game, or why there is none. */
export function Game({ search }: { search: string }) {
  const game = useGameFrame(search)
  const state = () => {
    switch (game.status) {
      case 'launching':
        return <p role="status">{words.in_please_wait}</p>
      case 'playing':
        return <iframe ref={game.frame} src={game.url} title="Game" onLoad={game.onLoad} {...game.rights} />
      case 'login':
      case 'blocked':
        return <Tap onClick={game.open}>{textOf(game.message, words)}</Tap>
      case 'windowOpen':
        return <p>The game is open in another window.</p>
      case 'failed':
        return <Tap onClick={game.retry}>{textOf(game.message, words)}</Tap>
      default: {
        const impossible: never = game
        return impossible
      }
    }
  }
  return (
    <main className="game">
      <Tap onClick={game.leave}>‹ Leave</Tap>
      {state()}
    </main>
  )
}
