import { useBack, useGameFilter, useGameList } from '@lobbykit/hooks'
import { Button } from '@mui/material'
import type { Here } from '../shared/kit.ts'
import { words } from '../shared/words.ts'
import { Games } from './Games.tsx'
import { Head, Read } from './kit.tsx'

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
      {hasMore && (
        <Button variant="outlined" loading={isLoadingMore} onClick={loadMore}>
          {words.more}
        </Button>
      )}
    </>
  )
}
