import { pathOf, useDownloadBar, useMarquee } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { MarqueeLine } from '../../../ui/MarqueeLine.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DownloadBar } from './DownloadBar.tsx'

/** The announcements in one line; a tap opens them all (HOME-02). Beside it the offer of the app (HOME-03). */
export function HomeMarquee() {
  const text = useText()
  const marquee = useMarquee()
  const { isShown, close } = useDownloadBar()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <div style={{ flex: '99 1 7.5rem', minInlineSize: 0 }}>
        <QueryView of={marquee} silent waiting={<Skeleton shape="block" width="100%" height="var(--marquee-size)" />}>
          <MarqueeLine
            label={text('marquee.open')}
            items={marquee.lines.map(({ message }) => text(message))}
            href={pathOf('notice')}
          />
        </QueryView>
      </div>
      {isShown && <DownloadBar close={close} />}
    </div>
  )
}
