import { useEffect, useRef, useState } from 'react'
import { emptyFilter, LOAD_MORE_WITHIN_PX, SLOTS, useGameList } from '../index.ts'
import { Tile } from './favourites/useFavourite.example.tsx'

/** Slots without end: an element below the list asks for the next page before one comes to see it. */
export function EndlessSlots() {
  const [filter] = useState(() => emptyFilter(SLOTS))
  const { games, status, moreFailed, hasMore, loadMore, retry } = useGameList(filter)
  const sentinel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sentinel.current || !hasMore) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadMore(), {
      rootMargin: `${LOAD_MORE_WITHIN_PX}px`,
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [hasMore, loadMore])
  if (status === 'loading') return <p>Loading</p>
  return (
    <>
      {games.map((game) => (
        <Tile key={game.nodeId} game={game} />
      ))}
      {hasMore && <div ref={sentinel} />}
      {(status === 'failed' || moreFailed) && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </>
  )
}
