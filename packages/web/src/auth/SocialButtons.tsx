import type { SocialProvider } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { Button } from '../ui/Button.tsx'
import type { IconName } from '../ui/icons.ts'
import styles from './Auth.module.css'

const PROVIDERS: Record<SocialProvider, { readonly name: string; readonly icon: IconName }> = {
  facebook: { name: 'Facebook', icon: 'facebook' },
  google: { name: 'Google', icon: 'google' },
}

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
        <Button key={provider} icon={PROVIDERS[provider].icon} busy={busy} onClick={() => void social.signIn(provider)}>
          {PROVIDERS[provider].name}
        </Button>
      ))}
    </div>
  )
}
