import { useHotGames } from '@lobbykit/hooks'
import { useDeferredValue, useEffect, useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { FIRST_TILES } from '../../../shared/firstTiles.ts'
import { LobbyTile } from '../../../shared/LobbyTile.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { shielded } from '../../../ui/shield.ts'
import { MOST_COLUMNS, TileGrid } from '../../../ui/TileGrid.tsx'
import { useGrowing } from '../../../ui/useGrowing.ts'

/** Skeletons in the place of the first tiles. */
const WAITING_TILES = 9
/** Tiles that are shown until the player asks for all: the other blocks of home must not be too far below. */
const SHORT_LIST = 24

/** What the player has chosen among the hot games. */
export interface HotChoice {
  readonly search: string
  /** Whether all are shown, and not only the first ones. */
  readonly all: boolean
}

const NO_CHOICE: HotChoice = { search: '', all: false }

interface Props {
  /** The last choice, with which it begins; undefined for none yet. */
  readonly choice: HotChoice | undefined
  /** Hears of each other choice. */
  readonly onChoice: (choice: HotChoice) => void
}

/** The hot games and the search among them (POP-04). */
export function HotArea({ choice: { search: typed, all: wasAll } = NO_CHOICE, onChoice }: Props) {
  const text = useText()
  const hot = useHotGames(typed)
  const { games, search, setSearch, status } = hot
  const [all, setAll] = useState(wasAll)
  useEffect(() => {
    if (search !== typed || all !== wasAll) onChoice({ search, all })
  }, [onChoice, search, all, typed, wasAll])
  const most = useGrowing(MOST_COLUMNS, status === 'ready' ? SHORT_LIST : MOST_COLUMNS)
  const wanted = all || search ? games : games.slice(0, most)
  // Rendered in steps, so that the page can react to a tap meanwhile.
  const shown = useDeferredValue(wanted)
  const isWaiting = status === 'loading' || (shown.length === 0 && wanted.length > 0)
  const tiles = isWaiting ? [] : shown
  const places = search ? 0 : Math.min(WAITING_TILES, games.length)
  const waiting = (isWaiting ? WAITING_TILES : places) - tiles.length
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
        <TileGrid busy={isWaiting || most < SHORT_LIST}>
          {tiles.map((game, index) => (
            <LobbyTile key={game.nodeId} game={game} eager={index < FIRST_TILES} />
          ))}
          {waiting > 0 && <Skeleton shape="tile" count={waiting} />}
        </TileGrid>
      </QueryView>
      {wanted.length < games.length && (
        <Button onClick={shielded(() => setAll(true))}>{text('popular.all', { count: games.length })}</Button>
      )}
    </>
  )
}
