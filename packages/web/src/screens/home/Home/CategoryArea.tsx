import { type CategoryResult, type Tile, useCategory } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { VendorTile } from '../../../shared/VendorTile.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'

/** What a category other than HOT holds: game types or vendors (POP-05). */
export function CategoryArea({ category }: { category: string }) {
  const { content, ...read } = useCategory(category)
  return (
    <QueryView
      of={read}
      compact
      waiting={
        <TileGrid of="vendor" busy>
          <Skeleton shape="vendor" count={6} />
        </TileGrid>
      }
    >
      <Content content={content} />
    </QueryView>
  )
}

function Content({ content }: Pick<CategoryResult, 'content'>) {
  const text = useText()
  switch (content.kind) {
    case 'hot':
      return <EmptyState text={text('in_no_data')} />
    case 'types':
    case 'vendors':
      return <Tiles tiles={content.tiles} />
    default: {
      const impossible: never = content
      return impossible
    }
  }
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const text = useText()
  if (tiles.length === 0) return <EmptyState text={text('in_no_data')} />
  return (
    <TileGrid of="vendor">
      {tiles.map((tile) => (
        <VendorTile
          key={tile.key}
          id={tile.key}
          name={tile.name}
          places={tile.icon}
          note={tile.gameCount === undefined ? undefined : text('vendor.games', { count: tile.gameCount })}
          onOpen={tile.launch}
        />
      ))}
    </TileGrid>
  )
}
