import { useCategory } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { VendorTile } from '../../../shared/VendorTile.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TileGrid } from '../../../ui/TileGrid.tsx'

/** What a category other than HOT holds: game types or vendors (POP-05). */
export function CategoryArea({ category }: { category: string }) {
  const text = useText()
  const { content, ...read } = useCategory(category)
  const tiles = content.kind === 'hot' ? [] : content.tiles
  return (
    <QueryView
      of={read}
      compact
      empty={tiles.length === 0 && <EmptyState text={text('in_no_data')} />}
      waiting={
        <TileGrid of="vendor" busy>
          <Skeleton shape="vendor" count={6} />
        </TileGrid>
      }
    >
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
    </QueryView>
  )
}
