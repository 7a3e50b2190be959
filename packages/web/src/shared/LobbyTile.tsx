import { type Game, type GameMark, useGameTile } from '@lobbykit/hooks'
import { memo } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { GameTile } from './GameTile.tsx'

const MARKS: Readonly<Record<GameMark, TextId>> = { vip: 'tile.vip', payPerView: 'tile.payPerView', new: 'tile.new' }

/** A game's tile with its heart; it redraws only when its own game or heart changes. */
export const LobbyTile = memo(function LobbyTile({ game, eager }: { game: Game; eager?: boolean }) {
  const text = useText()
  const { name, icon, vassalage, mark, isFavourite, launch, toggleFavourite } = useGameTile(game)
  return (
    <GameTile
      id={String(game.nodeId)}
      name={name}
      places={icon}
      vendor={vassalage}
      mark={mark && text(MARKS[mark])}
      favourite={isFavourite}
      favouriteLabel={text('tile.favourite', { name })}
      eager={eager}
      onOpen={launch}
      onFavourite={toggleFavourite}
    />
  )
})
