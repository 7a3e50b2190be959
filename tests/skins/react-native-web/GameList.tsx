import { useBack, useGameFilter, useGameList } from '@lobbykit/hooks'
import type { Here } from '../shared/kit.ts'
import { words } from '../shared/words.ts'
import { Games } from './Games.tsx'
import { Head, Read, Tap } from './kit.tsx'

/** The games of a category or a vendor, page after page. */
export function GameList({ path, search }: Here) {
  const { filter } = useGameFilter(search)
  const { games, hasMore, isLoadingMore, loadMore, ...read } = useGameList(filter)
  return (
    <>
      <Head title={words.games} back={useBack(path)} />
      <Read of={read}>
        <Games games={games} />
      </Read>
      {hasMore && <Tap text={words.more} isBusy={isLoadingMore} onPress={loadMore} />}
    </>
  )
}
