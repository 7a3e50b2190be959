import { type Lobby, LobbyProvider, useStartup } from '@lobbykit/hooks'
import type { ComponentProps } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart, useLazyPart } from '../ui/lazyPart.ts'
import { Overlays } from './Overlays.tsx'
import { Page } from './Page.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Splash } from './Splash.tsx'
import { Texts, useAllTexts } from './Texts.tsx'
import { useText } from './useText.ts'

const closed = lazyPart(() => import('../screens/SiteClosed/SiteClosed.tsx'))

interface Props {
  lobby: Lobby
  language: ComponentProps<typeof Texts>['initial']
}

/** The whole app over one lobby. */
export function App({ lobby, language }: Props) {
  return (
    <LobbyProvider lobby={lobby}>
      <Texts initial={language}>
        <ScreenBoundary>
          <Site />
        </ScreenBoundary>
      </Texts>
    </LobbyProvider>
  )
}

/** Startup decides before any screen does: splash, the site, or why there is none (APP-01 to APP-03). */
function Site() {
  const { status, retry, isFetching } = useStartup()
  return (
    <>
      {status === 'loading' && <Splash />}
      {status === 'failed' && <Failed busy={isFetching} retry={() => void retry()} />}
      {status === 'normal' && <Page />}
      {(status === 'maintenance' || status === 'restricted') && <Closed mode={status} />}
      <Overlays />
    </>
  )
}

function Failed({ busy, retry }: { busy: boolean; retry: () => void }) {
  const text = useText()
  return (
    <main>
      <ErrorState
        text={text('startup.failed')}
        hint={text('network_failed')}
        retryLabel={text('sheet.retry')}
        busy={busy}
        onRetry={retry}
      />
    </main>
  )
}

function Closed({ mode }: { mode: 'maintenance' | 'restricted' }) {
  const text = useText()
  const { value, failed, retry } = useLazyPart(closed, true)
  const texts = useAllTexts()
  if (failed || texts.failed)
    return (
      <main>
        <ErrorState
          text={text(mode === 'restricted' ? 'blocked_region' : 'maintenance')}
          retryLabel={text('sheet.retry')}
          onRetry={() => {
            retry()
            texts.retry()
          }}
        />
      </main>
    )
  if (!value || !texts.ready) return <Splash />
  return <main>{mode === 'maintenance' ? <value.Maintenance /> : <value.Restricted />}</main>
}
