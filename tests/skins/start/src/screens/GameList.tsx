import { useBack, useGameFilter, useGameList } from '@lobbykit/hooks'
import { useAddress } from '../address.ts'
import { GameTiles } from '../GameTiles.tsx'
import { Loaded, Tap } from '../parts.tsx'
import { words } from '../words.ts'

/** The games of a category or a vendor, page after page. */
export function GameList({ search }: { search: string }) {
  const back = useBack(useAddress().path)
  const { filter } = useGameFilter(search)
  const { games, hasMore, isLoadingMore, moreFailed, loadMore, ...read } = useGameList(filter)
  return (
    <>
      <header>
        <Tap aria-label="Back" onClick={back}>
          ‹
        </Tap>
        <h1>Games</h1>
      </header>
      <Loaded of={read}>
        <GameTiles games={games} />
      </Loaded>
      {hasMore && (
        <Tap disabled={isLoadingMore} onClick={loadMore}>
          {moreFailed ? words.load_retry : 'More'}
        </Tap>
      )}
    </>
  )
}
