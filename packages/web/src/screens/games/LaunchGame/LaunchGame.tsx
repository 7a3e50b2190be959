import { useGameFrame } from '@lobbykit/hooks'
import { useRef } from 'react'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useFullscreen } from '../../../ui/useFullscreen.ts'
import { GameArea } from './GameArea.tsx'
import styles from './LaunchGame.module.css'

/** The launched game in its frame, with the way back beside it and all of the screen if wanted (LAUNCH-08, LAUNCH-10). */
export function LaunchGame() {
  const text = useText()
  const game = useGameFrame(useSearch())
  const page = useRef<HTMLDivElement>(null)
  const screen = useFullscreen(page)
  const isPlaying = game.status === 'playing'
  const isFull = screen.isFull && isPlaying
  return (
    <div ref={page} className={classes(styles.page, isFull && styles.full)}>
      <div className={styles.bar}>
        <IconButton
          icon="back"
          label={text('game.leave')}
          onClick={() => {
            screen.leave()
            game.leave()
          }}
        />
        <h1 className={styles.title}>{text('game.title')}</h1>
        {isPlaying && (
          <IconButton
            icon={isFull ? 'close' : 'expand'}
            label={text(isFull ? 'game.shrink' : 'game.expand')}
            onClick={isFull ? screen.leave : screen.enter}
          />
        )}
      </div>
      <div className={styles.area}>
        <GameArea game={game} />
      </div>
    </div>
  )
}
