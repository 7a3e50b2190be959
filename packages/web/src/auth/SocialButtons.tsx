import type { SocialProvider } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Auth.module.css'

const NAMES: Record<SocialProvider, string> = { facebook: 'Facebook', google: 'Google' }

interface Props {
  readonly social: {
    readonly providers: readonly SocialProvider[]
    readonly signIn: (provider: SocialProvider) => Promise<void>
  }
  readonly busy: boolean
}

/** Accounts elsewhere that let a player in; nothing where none is offered (LOGIN-02, REG-01). */
export function SocialButtons({ social, busy }: Props) {
  const text = useText()
  if (social.providers.length === 0) return null
  return (
    <div className={styles.social} role="group" aria-labelledby="social-label">
      <p id="social-label" className={styles.or}>
        {text('social.or')}
      </p>
      {social.providers.map((provider) => (
        <Button key={provider} icon={provider} busy={busy} onClick={() => void social.signIn(provider)}>
          {NAMES[provider]}
        </Button>
      ))}
    </div>
  )
}
