import { useLaunch, type Vendor } from '@lobbykit/hooks'
import { LobbyPicture } from '../../app/LobbyPicture.tsx'
import { useText } from '../../app/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LobbyCards.module.css'

/** Vendor lobbies as large pictures; a tap launches the lobby or lottery (LIST-11). */
export function LobbyCards({ lobbies }: { lobbies: readonly Vendor[] }) {
  const text = useText()
  const launch = useLaunch()
  return (
    <section className={styles.cards} aria-label={text('list.lobbies')}>
      {lobbies.map((lobby) => {
        const name = lobby.displayName || lobby.vendor
        return (
          <button
            key={`${lobby.vendor} ${lobby.nodeId}`}
            type="button"
            className={styles.card}
            onClick={() => void launch({ ...lobby, vassalage: lobby.vendor })}
          >
            <LobbyPicture address={lobby.mobileLargeIcon || lobby.iconUrl} name={name} eager />
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {lobby.gameCount ? <span className={styles.note}>{text('vendor.games', { count: lobby.gameCount })}</span> : null}
            </span>
            <span className={styles.enter}>
              <Icon name="play" size={18} />
            </span>
          </button>
        )
      })}
    </section>
  )
}
