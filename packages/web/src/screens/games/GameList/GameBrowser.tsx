import { categoryLabel, useGameFilter, useGameList, useSwipe } from '@lobbykit/hooks'
import { useRef, useState } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LobbyCards } from '../../../shared/games/LobbyCards.tsx'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { useScrollPlace } from '../../../shared/useScrollPlace.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import { GameBanners } from './GameBanners.tsx'
import styles from './GameList.module.css'
import { GameRows } from './GameRows.tsx'
import { GameTabs } from './GameTabs.tsx'
import { NothingHere } from './NothingHere.tsx'
import { SearchRow } from './SearchRow.tsx'
import { VendorStrip } from './VendorStrip.tsx'

interface Props {
  /** Where the list lives; the game list unless it says otherwise. */
  path?: string
  /** The one category of a page that has no other. */
  gameType?: string
  /** Where other categories live. */
  otherPath?: string
}

/**
 * All that helps to find a game: search, tabs, vendors, filters, and the list itself. The address carries every choice, and a
 * player who comes back from a game finds the list as it was (LIST-01).
 */
export function GameBrowser(options: Props) {
  const text = useText()
  const search = useSearch()
  const choice = useGameFilter(search, options)
  const { filter, vendors, vendorName, lobbies } = choice
  const list = useGameList(filter)
  const [container, setContainer] = useState<Element | null>(null)
  const rows = useRef<WindowVirtualizerHandle>(null)
  const { games } = list
  const waits = useWaits(list)
  const hasRows = games.length > 0 && container !== null
  const place = useScrollPlace(search, !waits && hasRows, () => rows.current?.cache)
  const swipe = useSwipe(choice.swipe)
  const category = text(categoryLabel(filter.gameType))
  const label = [category, vendorName].filter(Boolean).join(' · ')
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>{label}</h2>
      <GameBanners />
      <SearchRow key={`search ${filter.gameType}`} choice={choice} />
      <GameTabs choice={choice} />
      {vendors.length > 0 ? (
        <VendorStrip key={`vendors ${filter.gameType}`} choice={choice} />
      ) : (
        choice.vendorsLoading && <Skeleton shape="block" height="var(--vendor-strip)" />
      )}
      <div ref={setContainer} className={styles.list} {...swipe}>
        {lobbies.length > 0 && <LobbyCards lobbies={lobbies} eager />}
        <QueryView
          of={list}
          compact
          empty={games.length === 0 && lobbies.length === 0 && <NothingHere choice={choice} />}
          waiting={
            <TileGrid busy>
              <Skeleton shape="tile" count={12} />
            </TileGrid>
          }
        >
          {hasRows && <GameRows key={search} container={container} handle={rows} cache={place} list={list} label={label} />}
        </QueryView>
      </div>
    </div>
  )
}
