import type { PhoneVerification, SocialLogin } from '@lobbykit/hooks'

/**
 * Providers for development against the mock backend, which takes `mock:<mobile>` and `mock:<e-mail>` for identity tokens. A
 * merchant's own take their place in `createWebLobby.ts`: the same two ports over the provider's script.
 */

/** The code that every telephone receives. */
const CODE = '246810'

/** Verifies a telephone number without sending anything: the code is the same for every number. */
export function devPhoneVerification(): PhoneVerification {
  let sentTo: string | undefined
  return {
    async sendCode({ mobileNum }) {
      sentTo = mobileNum
    },
    async verify(code) {
      if (sentTo === undefined || code !== CODE) throw new Error('wrong code')
      return { idToken: `mock:${sentTo}` }
    },
  }
}

/** A social login that succeeds at once, as a member of the mock backend. */
export function devSocialLogin(email = 'maria@mail.example'): SocialLogin {
  return {
    ready: () => true,
    signIn: async () => ({ idToken: `mock:${email}`, userName: email }),
  }
}
