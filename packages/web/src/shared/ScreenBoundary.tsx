import { pathOf } from '@lobbykit/hooks'
import { Component, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'

interface Props {
  children: ReactNode
  /** What it shows: where that is another one, what failed before does not count. */
  at?: unknown
  small?: boolean
}

interface State {
  failed: boolean
}

/** Catches the error of a screen, or of a small part of one: all else stays, and the player can go on. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Screen failed', error instanceof Error ? error.message : 'unknown')
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Failed small={this.props.small} retry={() => this.setState({ failed: false })} />
  }
}

function Failed({ small, retry }: { small: boolean | undefined; retry: () => void }) {
  const text = useText()
  return (
    <>
      <ErrorState compact={small} text={text('unknown_error')} retryLabel={text('sheet.retry')} onRetry={retry} />
      {!small && (
        <Link href={pathOf('home')} asChild>
          <ButtonLink block>{text('page.toHome')}</ButtonLink>
        </Link>
      )}
    </>
  )
}
