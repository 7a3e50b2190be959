import { useImages } from '@lobbykit/hooks'
import { Artwork } from '../ui/Artwork.tsx'

interface Props {
  /** As the backend names it; a foreign one shows as the letter of the name. */
  address: string | undefined
  name: string
  eager?: boolean
}

/** The picture of a vendor or a game, looked for at every host that may have it (APP-21). */
export function LobbyPicture({ address, name, eager }: Props) {
  const images = useImages()
  return <Artwork places={images.of(address)} name={name} eager={eager} onFail={images.onFail} />
}
