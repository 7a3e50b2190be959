import { useGameFrame } from '@lobbykit/hooks'
import { View } from 'react-native'
import type { Here } from '../shared/kit.ts'
import { say, words } from '../shared/words.ts'
import { Plain } from './frame.tsx'
import { Tap } from './kit.tsx'
import { look } from './look.ts'

/** A launched game, or why there is none. */
export function Game({ search }: Here) {
  const game = useGameFrame(search)
  const state = () => {
    switch (game.status) {
      case 'launching':
        return <Plain text={words.in_please_wait} isBusy />
      case 'playing':
        // On a device a web view stands here, and hands what the game says to `game.hear`.
        return (
          <iframe
            ref={game.frame}
            src={game.url}
            title={words.game}
            onLoad={game.onLoad}
            {...game.rights}
            style={{ flex: 1, border: 0 }}
          />
        )
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
    <View role="main" style={look.root}>
      <View style={look.row}>
        <Tap kind="bare" text={`‹ ${words.leave}`} onPress={game.leave} />
      </View>
      {state()}
    </View>
  )
}
