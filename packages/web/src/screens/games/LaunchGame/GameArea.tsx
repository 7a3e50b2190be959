import { type GameFrameResult, pathOf } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import styles from './LaunchGame.module.css'

/** What stands where the game is, is to be, or cannot be. */
export function GameArea({ game }: { game: GameFrameResult }) {
  const text = useText()
  switch (game.status) {
    case 'playing':
      return (
        <>
          <iframe
            ref={game.frame}
            className={styles.frame}
            src={game.url}
            {...game.rights}
            title={text('game.title')}
            onLoad={game.onLoad}
          />
          {!game.isLoaded && <Opening game={game} />}
        </>
      )
    case 'launching':
      return <Opening game={game} />
    case 'login':
      return (
        <EmptyState
          text={text(game.message)}
          action={
            <Link href={pathOf('login')} asChild replace>
              <ButtonLink variant="primary">{text('header.login')}</ButtonLink>
            </Link>
          }
        />
      )
    case 'blocked':
      return (
        <EmptyState
          text={text(game.message)}
          action={
            <Button variant="primary" icon="play" onClick={game.open}>
              {text('game.open')}
            </Button>
          }
        />
      )
    case 'windowOpen':
      return <EmptyState text={text('game.inWindow')} action={<Button onClick={game.leave}>{text('game.leave')}</Button>} />
    case 'failed':
      return <ErrorState text={text(game.message)} retryLabel={text('sheet.retry')} onRetry={() => void game.retry()} />
    default: {
      const impossible: never = game
      return impossible
    }
  }
}

/** The game is on its way. One that takes long may be left; one whose page does not come may be asked for again. */
function Opening({ game }: { game: GameFrameResult }) {
  const text = useText()
  return (
    <div className={styles.wait} role="status">
      <span className={classes('spinner', styles.spinner)} aria-hidden />
      {text('game.launching')}
      {game.isSlow && (
        <div className={styles.slow}>
          <p>{text('game.slow')}</p>
          {game.status === 'playing' ? (
            <Button icon="refresh" onClick={() => void game.retry()}>
              {text('sheet.retry')}
            </Button>
          ) : (
            <Button onClick={game.leave}>{text('game.giveUp')}</Button>
          )}
        </div>
      )}
    </div>
  )
}
