import { useHotGames } from '@lobbykit/hooks'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { FIRST_TILES } from '../../../shared/firstTiles.ts'
import { LobbyTile } from '../../../shared/LobbyTile.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'

/** Tiles that are drawn with the page; the others follow once these are painted, as they lie below the first screen. */
const TILES_AT_ONCE = 9
/** Tiles that are shown until the player asks for all: the other blocks of home must not be too far below. */
const SHORT_LIST = 24

/** The hot games and the search among them (POP-04). */
export function HotArea() {
  const text = useText()
  const hot = useHotGames()
  const { games, search, setSearch, status } = hot
  const [all, setAll] = useState(false)
  const [most, setMost] = useState(TILES_AT_ONCE)
  useEffect(() => startTransition(() => setMost(SHORT_LIST)), [])
  const wanted = all || search ? games : games.slice(0, most)
  // Rendered in steps, so that the page can react to a tap meanwhile.
  const shown = useDeferredValue(wanted)
  const isWaiting = status === 'loading' || (shown.length === 0 && wanted.length > 0)
  return (
    <>
      <SearchField label={text('game_name')} value={search} onValueChange={setSearch} clearLabel={text('search.clear')} />
      <QueryView
        of={hot}
        compact
        empty={
          games.length === 0 && <EmptyState text={text('in_no_data')} hint={search ? text('search.nothing') : undefined} />
        }
      >
        <TileGrid label={text('category_HOT')} busy={isWaiting || most < SHORT_LIST}>
          {isWaiting ? (
            <Skeleton shape="tile" count={TILES_AT_ONCE} />
          ) : (
            shown.map((game, index) => <LobbyTile key={game.nodeId} game={game} eager={index < FIRST_TILES} />)
          )}
        </TileGrid>
      </QueryView>
      {wanted.length < games.length && (
        <Button onClick={() => setAll(true)}>{text('popular.all', { count: games.length })}</Button>
      )}
    </>
  )
}
