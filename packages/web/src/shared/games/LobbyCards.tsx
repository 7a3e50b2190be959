import type { VendorTile } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Artwork } from '../Artwork.tsx'
import styles from './LobbyCards.module.css'

interface Props {
  readonly lobbies: readonly VendorTile[]
  /** For cards of the first screen. */
  readonly eager?: boolean | undefined
}

/** Vendor lobbies as large pictures; a tap launches the lobby or lottery (LIST-11). */
export function LobbyCards({ lobbies, eager }: Props) {
  const text = useText()
  return (
    <section className={styles.cards} aria-label={text('list.lobbies')}>
      {lobbies.map(({ key, name, largeIcon, gameCount, launch }) => (
        <button key={key} type="button" className={styles.card} onClick={() => void launch()}>
          <Artwork places={largeIcon} name={name} eager={eager} />
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            {gameCount !== undefined && <span className={styles.note}>{text('vendor.games', { count: gameCount })}</span>}
          </span>
          <span className={styles.enter}>
            <Icon name="play" size={18} />
          </span>
        </button>
      ))}
    </section>
  )
}
