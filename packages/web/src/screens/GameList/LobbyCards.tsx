import { useLaunch, useSafeUrl, type Vendor } from '@lobbykit/hooks'
import { useText } from '../../app/useText.ts'
import { Artwork } from '../../ui/Artwork.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LobbyCards.module.css'

/** Vendor lobbies as large pictures; a tap launches the lobby or lottery (LIST-11). */
export function LobbyCards({ lobbies }: { lobbies: readonly Vendor[] }) {
  const text = useText()
  const safe = useSafeUrl()
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
            <Artwork src={safe(lobby.mobileLargeIcon || lobby.iconUrl)} name={name} eager />
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
