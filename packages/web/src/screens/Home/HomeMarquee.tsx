import { useDownloadBar, useMarquee } from '@lobbykit/hooks'
import { useLocation } from 'wouter'
import { useText } from '../../app/useText.ts'
import { MarqueeLine } from '../../ui/MarqueeLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DownloadBar } from './DownloadBar.tsx'

/** The announcements in one line; a tap opens them all (HOME-02). Beside it the offer of the app (HOME-03). */
export function HomeMarquee() {
  const text = useText()
  const [, go] = useLocation()
  const { lines, isLoading } = useMarquee()
  const { isShown, close } = useDownloadBar()
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {isLoading ? (
        <Skeleton shape="block" width="100%" height="var(--marquee-size)" />
      ) : (
        <MarqueeLine
          label={text('marquee.open')}
          items={lines.map(({ message }) => text(message))}
          onOpen={() => go('/m/notice')}
        />
      )}
      {isShown && <DownloadBar close={close} />}
    </div>
  )
}
