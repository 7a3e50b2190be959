import { type Game, type RoomType, useGameTile } from '@lobbykit/hooks'
import { memo } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { GameTile } from './GameTile.tsx'

/** Marks of rooms that not everybody may enter, or that cost something. */
const ROOMS: ReadonlyMap<RoomType | undefined, TextId> = new Map([
  ['vip', 'tile.vip'],
  ['payPerView', 'tile.payPerView'],
])

/** A game's tile with its heart; it redraws only when its own game or heart changes. */
export const LobbyTile = memo(function LobbyTile({ game, eager }: { game: Game; eager?: boolean }) {
  const text = useText()
  const { name, icon, vassalage, isNew, roomType, isFavourite, launch, toggleFavourite } = useGameTile(game)
  const mark = ROOMS.get(roomType) ?? (isNew ? 'tile.new' : undefined)
  return (
    <GameTile
      id={String(game.nodeId)}
      name={name}
      places={icon}
      vendor={vassalage}
      mark={mark && text(mark)}
      favourite={isFavourite}
      favouriteLabel={text('tile.favourite', { name })}
      eager={eager}
      onOpen={launch}
      onFavourite={toggleFavourite}
    />
  )
})
