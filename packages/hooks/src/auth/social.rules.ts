import type { SocialProvider } from '../core/ports.ts'

/** The flags that offer them (LOGIN-02, REG-01). */
const FLAGS: Record<SocialProvider, string> = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' }
const PROVIDERS: readonly SocialProvider[] = ['facebook', 'google']

/** The providers to show: those that the merchant switched on and that are initialised (LOGIN-02, REG-01). */
export const socialProviders = (
  has: (flag: string) => boolean,
  isReady: (provider: SocialProvider) => boolean,
): readonly SocialProvider[] => PROVIDERS.filter((provider) => has(FLAGS[provider]) && isReady(provider))
