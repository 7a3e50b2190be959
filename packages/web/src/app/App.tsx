import { type Lobby, LobbyProvider, type Message, useStartup } from '@lobbykit/hooks'
import { useEffect, useLayoutEffect, useState } from 'react'
import { IntlProvider, useText } from '../intl/IntlProvider.tsx'
import { Overlays } from '../overlays/Overlays.tsx'
import { lazyPart, useLazyPart } from '../parts/lazyPart.ts'
import type { ClosedMode } from '../screens/site/SiteClosed/SiteClosed.tsx'
import { ScreenBoundary } from '../shared/ScreenBoundary.tsx'
import { ScrollPlaces } from '../shared/ScrollPlaces.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { keepFocus } from './keepFocus.ts'
import { Page, Waiting } from './Page.tsx'
import { replayTap } from './replayTap.ts'
import { recoverFromStaleBuild } from './staleBuild.ts'
import { followTyping } from './typedText.ts'

const closed = lazyPart(async () => (await import('../screens/site/index.ts')).SiteClosed)

interface Props {
  readonly lobby: Lobby
  /** The language whose words are here when the page starts. */
  readonly language: { readonly code: string; readonly tag: string }
}

/** The whole app over one lobby. */
export function App({ lobby, language }: Props) {
  return (
    <LobbyProvider lobby={lobby}>
      <IntlProvider initial={language} onLost={recoverFromStaleBuild}>
        <ScrollPlaces>
          <ScreenBoundary>
            <Site />
          </ScreenBoundary>
        </ScrollPlaces>
      </IntlProvider>
    </LobbyProvider>
  )
}

/**
 * The site, or the reason why it is closed. Until the settings are here each page shows its own waiting state (APP-01 to
 * APP-03, APP-29).
 */
function Site() {
  // The page's own markup stands there until this has been rendered for the first time.
  const [carryOver] = useState(followTyping)
  useLayoutEffect(carryOver, [carryOver])
  useEffect(replayTap, [])
  useEffect(keepFocus, [])
  return (
    <>
      <Started />
      <Overlays />
    </>
  )
}

function Started() {
  const startup = useStartup()
  switch (startup.status) {
    case 'loading':
    case 'normal':
      return <Page />
    case 'failed':
      return <Failed busy={startup.isFetching} reason={startup.reason} retry={startup.retry} />
    default:
      return <Closed mode={startup.status} reason={startup.reason} />
  }
}

function Failed({ busy, reason, retry }: { busy: boolean; reason: Message | undefined; retry: () => void }) {
  const text = useText()
  return (
    <main>
      <ErrorState
        text={text('startup.failed')}
        hint={reason && text(reason)}
        retryLabel={text('sheet.retry')}
        busy={busy}
        onRetry={retry}
      />
    </main>
  )
}

function Closed(props: { mode: ClosedMode; reason: Message }) {
  const { value: SiteClosed, failed, retry } = useLazyPart(closed, true)
  if (failed) return <Failed busy={false} reason={undefined} retry={retry} />
  return <main>{SiteClosed ? <SiteClosed {...props} /> : <Waiting />}</main>
}
