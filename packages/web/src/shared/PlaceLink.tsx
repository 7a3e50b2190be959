import type { HTMLAttributes } from 'react'
import { Link } from 'wouter'

/** What a place looks like, whatever it is made of. */
export type PlaceLook = Pick<HTMLAttributes<HTMLElement>, 'className' | 'children' | 'onPointerDown'>

interface Props extends PlaceLook {
  /** The page that it leads to; without one a tap does what `onChoose` says. */
  readonly path: string | undefined
  readonly onChoose: () => void
  /** Handlers that load beforehand what `onChoose` needs. */
  readonly intent?: object | undefined
}

/**
 * A row, tile or banner that leads somewhere. Where that is a page it is a link, so that the page begins to load when it is
 * touched; the browser does not drag it, as it may stand on a strip that a mouse drags.
 */
export const PlaceLink = ({ path, onChoose, intent, ...look }: Props) =>
  path === undefined ? (
    <button type="button" {...look} {...intent} onClick={onChoose} />
  ) : (
    <Link href={path} draggable={false} {...look} />
  )
