import { type GameListResult, usePress, useToggleFavourite } from '@lobbykit/hooks'
import { type Ref, useCallback, useMemo, useState } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { LobbyTile } from '../../../shared/LobbyTile.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import { tileSizes, useTileColumns } from '../../../ui/tileSizes.ts'
import { useGrowing } from '../../../ui/useGrowing.ts'
import styles from './GameList.module.css'

/** How far beyond the screen rows exist, in px: most of a row, so that the next row is there when the player scrolls. */
const AHEAD_PX = 120

interface Props {
  list: GameListResult
  label: string
  /** What the rows stand in: the first of them begins at its top, or below. */
  container: Element
  /** Where the list stands; the page remembers it. */
  handle: Ref<WindowVirtualizerHandle>
  /** The measures of the rows when they were last shown. */
  cache: CacheSnapshot | undefined
}

/** Rows of tiles of which only those near the screen exist; a held tile becomes a favourite (APP-19, LIST-02, LIST-10). */
export function GameRows({ list, label, container, handle, cache }: Props) {
  const text = useText()
  const { games } = list
  const toggle = useToggleFavourite()
  const hold = useCallback(
    (tile: Element) => {
      const id = Number(tile.getAttribute('data-id'))
      const game = games.find(({ nodeId }) => nodeId === id)
      if (game) void toggle(game)
    },
    [games, toggle],
  )
  const { handlers } = usePress(hold, 'article')
  const columns = useTileColumns()
  const [{ rowHeight }] = useState(tileSizes)
  const [onScreen] = useState(() => {
    // Where another list was left far down, its page is still scrolled so far, and goes to its top only with the new rows.
    const top = Math.max(0, container.getBoundingClientRect().top)
    return Math.max(1, Math.ceil((innerHeight + AHEAD_PX - top) / rowHeight))
  })
  // The rows of the first screen are rendered in steps, together with the page. Without this they would be rendered in one go,
  // after the list is measured.
  const from = cache ? { cache } : { ssrCount: onScreen }
  const drawn = useGrowing(cache ? onScreen : 1, onScreen)
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(games.length / columns) }, (_, row) => games.slice(row * columns, (row + 1) * columns)),
    [games, columns],
  )
  const waitingRow = (
    <TileGrid busy>
      <Skeleton shape="tile" count={columns} />
    </TileGrid>
  )
  return (
    <section className={styles.rows} aria-label={label} aria-busy={list.isStale || undefined} {...handlers}>
      <WindowVirtualizer ref={handle} bufferSize={AHEAD_PX} itemSize={rowHeight} {...from}>
        {rows.map((row, index) => (
          <div key={row[0]?.nodeId} className={styles.row}>
            {index < drawn || drawn === onScreen ? (
              <TileGrid>
                {row.map((game) => (
                  <LobbyTile key={game.nodeId} game={game} />
                ))}
              </TileGrid>
            ) : (
              waitingRow
            )}
          </div>
        ))}
      </WindowVirtualizer>
      <ListEnd of={list} said={text('list.end', { count: games.length })} waiting={waitingRow} />
    </section>
  )
}
