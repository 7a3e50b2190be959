import { useOpenLink, useSitePath } from '@lobbykit/hooks'
import { PlaceLink, type PlaceLook } from './PlaceLink.tsx'

interface Props extends PlaceLook {
  /** What the backend says; without it nothing is opened. */
  readonly link: string | undefined
}

/** A banner that leads where a link of the backend does: to a page of the site, or to another host in a window (HOME-06). */
export function ServerLink({ link, ...look }: Props) {
  const open = useOpenLink()
  const path = useSitePath()(link)
  return link ? <PlaceLink path={path} onChoose={() => open(link)} {...look} /> : <div {...look} />
}
