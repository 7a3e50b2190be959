import { useBack, useGameFilter, useGameList } from '@lobbykit/hooks'
import { useAddress } from '../address.ts'
import { GameTiles } from '../GameTiles.tsx'
import { Tap } from '../parts.tsx'
import { words } from '../words.ts'

/** The games of a category or a vendor, page after page. */
export function GameList({ search }: { search: string }) {
  const back = useBack(useAddress().path)
  const { filter } = useGameFilter(search)
  const { games, status, hasMore, loadMore, retry } = useGameList(filter)
  return (
    <>
      <header>
        <Tap aria-label="Back" onClick={back}>
          ‹
        </Tap>
        <h1>Games</h1>
      </header>
      {status === 'loading' && <p role="status">{words.in_please_wait}</p>}
      {status === 'failed' && <Tap onClick={retry}>{words.load_retry}</Tap>}
      {status === 'ready' && <GameTiles games={games} />}
      {hasMore && <Tap onClick={loadMore}>More</Tap>}
    </>
  )
}
