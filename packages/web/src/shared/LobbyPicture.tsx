import { useImages } from '@lobbykit/hooks'
import { Artwork } from '../ui/Artwork.tsx'

interface Props {
  /** Where it may be, best first; without any it shows as the letter of the name. */
  places: readonly string[]
  name: string
  eager?: boolean
}

/** The picture of a vendor or a game, looked for at every host that may have it (APP-21). */
export function LobbyPicture({ places, name, eager }: Props) {
  const { onFail } = useImages()
  return <Artwork places={places} name={name} eager={eager} onFail={onFail} />
}
