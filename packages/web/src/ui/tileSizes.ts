import { useSyncExternalStore } from 'react'
import { MOST_COLUMNS } from './TileGrid.tsx'

/** How many game tiles stand in a row, and the height of a row with the gap below it, in px; as TileGrid.module.css has it. */
export function tileSizes(): { columns: number; rowHeight: number } {
  const theme = getComputedStyle(document.documentElement)
  const size = (name: string) => {
    const value = theme.getPropertyValue(name)
    return (Number.parseFloat(value) || 0) * (value.endsWith('rem') ? Number.parseFloat(theme.fontSize) : 1)
  }
  const [across = 1, down = 1] = theme.getPropertyValue('--tile-ratio').split('/').map(Number)
  const most = size('--tile-columns') || MOST_COLUMNS
  const gap = size('--tile-gap')
  const width = Math.min(innerWidth, size('--column')) - 2 * size('--gutter')
  const fitting = Math.floor((width + gap) / (Math.min(size('--tile-least'), size('--tile-enough')) + gap))
  const columns = Math.max(1, Math.min(most, fitting))
  const tile = (width - (columns - 1) * gap) / columns
  // The name stands 6 px below the picture.
  return { columns, rowHeight: (tile * down) / across + 6 + size('--tile-name-size') + gap }
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** How many game tiles stand in a row, for lists that make the rows themselves. */
export const useTileColumns = () =>
  useSyncExternalStore(
    onResize,
    () => tileSizes().columns,
    () => MOST_COLUMNS,
  )
