import { type GameType, useCategory, useImages, useLaunch, type Vendor } from '@lobbykit/hooks'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../app/useText.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TileGrid } from '../../ui/TileGrid.tsx'
import { VendorTile } from '../../ui/VendorTile.tsx'

/** What a category other than HOT holds: game types or vendors (POP-05). */
export function CategoryArea({ category }: { category: string }) {
  const text = useText()
  const { content, isLoading, isFailed, retry } = useCategory(category)
  if (isFailed) return <ErrorState compact text={text('load_retry')} retryLabel={text('sheet.retry')} onRetry={retry} />
  if (isLoading) {
    return (
      <TileGrid of="vendor" busy>
        <Skeleton shape="vendor" count={6} />
      </TileGrid>
    )
  }
  if (content.kind === 'types' && content.types.length > 0) return <Types types={content.types} />
  if (content.kind === 'vendors' && content.vendors.length > 0) return <Vendors vendors={content.vendors} category={category} />
  return <EmptyState text={text('in_no_data')} />
}

function Types({ types }: { types: readonly GameType[] }) {
  const text = useText()
  const images = useImages()
  const [, go] = useLocation()
  const open = useCallback((query: string) => go(`/m/gameList?${query}`), [go])
  return (
    <TileGrid of="vendor">
      {types.map(({ gameType, vassalage, displayName = vassalage, iconUrl, gameCount }) => (
        <VendorTile
          key={vassalage}
          id={new URLSearchParams({ gameType, vassalage }).toString()}
          name={displayName}
          places={images.of(iconUrl)}
          onImageFail={images.onFail}
          note={gameCount === undefined ? undefined : text('vendor.games', { count: gameCount })}
          onOpen={open}
        />
      ))}
    </TileGrid>
  )
}

function Vendors({ vendors, category }: { vendors: readonly Vendor[]; category: string }) {
  const text = useText()
  const images = useImages()
  const launch = useLaunch()
  const open = useCallback(
    (code: string) => {
      const vendor = vendors.find((each) => each.vendor === code)
      if (vendor) launch({ ...vendor, vassalage: vendor.vendor, gameType: vendor.gameType || category })
    },
    [vendors, category, launch],
  )
  return (
    <TileGrid of="vendor">
      {vendors.map(({ vendor, displayName = vendor, iconUrl, gameCount }) => (
        <VendorTile
          key={vendor}
          id={vendor}
          name={displayName}
          places={images.of(iconUrl)}
          onImageFail={images.onFail}
          note={gameCount ? text('vendor.games', { count: gameCount }) : undefined}
          onOpen={open}
        />
      ))}
    </TileGrid>
  )
}
