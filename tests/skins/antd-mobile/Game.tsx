import { useGameFrame } from '@lobbykit/hooks'
import { Button } from 'antd-mobile'
import type { Here } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'
import { Plain } from './frame.tsx'

/** A launched game, or why there is none. */
export function Game({ search }: Here) {
  const game = useGameFrame(search)
  const state = () => {
    switch (game.status) {
      case 'launching':
        return <Plain text={words.in_please_wait} isBusy />
      case 'playing':
        return <iframe ref={game.frame} src={game.url} title={words.game} onLoad={game.onLoad} {...game.rights} />
      case 'login':
      case 'blocked':
        return <Plain text={say(game.message)} retry={game.open} />
      case 'windowOpen':
        return <Plain text={words.game_elsewhere} />
      case 'failed':
        return <Plain text={say(game.message)} retry={game.retry} />
      default: {
        const impossible: never = game
        return impossible
      }
    }
  }
  return (
    <main className="game">
      <div>
        <Button fill="none" color="primary" onClick={game.leave}>
          ‹ {words.leave}
        </Button>
      </div>
      {state()}
    </main>
  )
}
