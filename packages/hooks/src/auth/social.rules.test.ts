import { expect, it } from 'vitest'
import type { SocialProvider } from '../core/ports.ts'
import { socialProviders } from './social.rules.ts'

const BOTH: SocialProvider[] = ['facebook', 'google']

it.each([
  [['FACEBOOKLOGIN3', 'GOOGLELOGIN3'], BOTH, BOTH],
  [['FACEBOOKLOGIN3'], BOTH, ['facebook']],
  [['GOOGLELOGIN3'], BOTH, ['google']],
  [['FACEBOOKLOGIN3', 'GOOGLELOGIN3'], ['google'], ['google']],
  [['FACEBOOKLOGIN3'], ['google'], []],
  [[], BOTH, []],
])('LOGIN-02 REG-01 with %j switched on and %j initialised, %j are shown', (on, ready, shown) => {
  const offered = socialProviders(
    (flag) => on.includes(flag),
    (provider) => ready.includes(provider),
  )
  expect(offered).toEqual(shown)
})
