import { useGameFrame } from '@lobbykit/hooks'
import { Box, Button, Stack } from '@mui/material'
import { Icon } from '../shared/Icon.tsx'
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
        return (
          <Box
            component="iframe"
            ref={game.frame}
            src={game.url}
            title={words.game}
            onLoad={game.onLoad}
            {...game.rights}
            sx={{ flex: 1, border: 0 }}
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
    <Stack component="main" sx={{ height: '100dvh' }}>
      <Button startIcon={<Icon of="back" />} onClick={game.leave} sx={{ alignSelf: 'start', m: 0.5 }}>
        {words.leave}
      </Button>
      {state()}
    </Stack>
  )
}
