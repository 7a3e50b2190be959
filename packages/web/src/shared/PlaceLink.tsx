import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  /** The page that it leads to; without one a tap does what `onChoose` says. */
  readonly path: string | undefined
  readonly onChoose: () => void
  /** What prepares that, where it leads to no page. */
  readonly intent?: object | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A row, tile or banner that leads somewhere. Where that is a page it is a link, so that the page begins to load when it is
 * touched.
 */
export const PlaceLink = ({ path, onChoose, intent, className, children }: Props) =>
  path === undefined ? (
    <button type="button" className={className} {...intent} onClick={onChoose}>
      {children}
    </button>
  ) : (
    <Link href={path} className={className}>
      {children}
    </Link>
  )
