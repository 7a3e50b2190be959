import { textOf, useGameFrame } from '../../index.ts'
import en from '../../messages/en.json'

/** The launch screen. A state that the product adds one day does not compile here until it has its look. */
export function LaunchScreen({ search }: { search: string }) {
  const game = useGameFrame(search)
  switch (game.status) {
    case 'launching':
      return <p>{en.in_please_wait}</p>
    case 'playing':
      return <iframe ref={game.frame} src={game.url} title="Game" {...game.rights} />
    case 'login':
    case 'blocked':
      return (
        <button type="button" onClick={game.open}>
          {textOf(game.message, en)}
        </button>
      )
    case 'windowOpen':
      return (
        <button type="button" onClick={game.leave}>
          Back to the lobby
        </button>
      )
    case 'failed':
      return (
        <button type="button" onClick={() => game.retry()}>
          {textOf(game.message, en)}
        </button>
      )
    default: {
      const impossible: never = game
      return impossible
    }
  }
}
