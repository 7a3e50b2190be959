import { type Tile, useCategory, useImages } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'
import { VendorTile } from '../../../ui/VendorTile.tsx'

/** What a category other than HOT holds: game types or vendors (POP-05). */
export function CategoryArea({ category }: { category: string }) {
  const text = useText()
  const { content, status, retry } = useCategory(category)
  if (status === 'failed')
    return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (status === 'loading') {
    return (
      <TileGrid of="vendor" busy>
        <Skeleton shape="vendor" count={6} />
      </TileGrid>
    )
  }
  switch (content.kind) {
    case 'hot':
      return <EmptyState text={text('in_no_data')} />
    case 'types':
      return <Tiles tiles={content.tiles} onOpen={({ open }) => open()} />
    case 'vendors':
      return <Tiles tiles={content.tiles} onOpen={({ launch }) => void launch()} />
    default: {
      const impossible: never = content
      return impossible
    }
  }
}

function Tiles<Each extends Tile>({ tiles, onOpen }: { tiles: readonly Each[]; onOpen: (tile: Each) => void }) {
  const text = useText()
  const { onFail } = useImages()
  if (tiles.length === 0) return <EmptyState text={text('in_no_data')} />
  return (
    <TileGrid of="vendor">
      {tiles.map((tile) => (
        <VendorTile
          key={tile.key}
          id={tile.key}
          name={tile.name}
          places={tile.icon}
          onImageFail={onFail}
          note={tile.gameCount === undefined ? undefined : text('vendor.games', { count: tile.gameCount })}
          onOpen={() => onOpen(tile)}
        />
      ))}
    </TileGrid>
  )
}
