import { decryptLink } from '@lobbykit/sdk'
import { complain } from '../../core/complaints/complain.ts'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { openLink } from '../../core/navigation/openLink.ts'
import { notify } from '../../core/notices/notices.ts'
import { OFFER_RETRY_AFTER_MS } from '../../core/reads.rules.ts'
import { customerServiceQueryOptions } from './service.queries.ts'

/**
 * Opens the customer service: decrypts its link first; a link that is no good is said, never opened (LOGIN-02, MENU-05). One that
 * nobody answers is said after 10 s; an answer that comes later opens with the next tap. Who has left meanwhile (`isHere`) is told
 * nothing, and no window opens.
 */
export async function openServiceLink(lobby: Lobby, isHere: () => boolean): Promise<void> {
  const { clock } = lobby.ports
  try {
    let giveUp = () => {}
    const tooLong = new Promise<undefined>((resolve) => {
      const timer = clock.setTimeout(() => resolve(undefined), OFFER_RETRY_AFTER_MS)
      giveUp = () => clock.clearTimeout(timer)
    })
    const answered = lobby.queryClient.ensureQueryData(customerServiceQueryOptions(lobby))
    const answer = await Promise.race([answered, tooLong]).finally(giveUp)
    if (!isHere()) return
    if (!answer) return void notify(lobby, 'fail', { id: 'slow_connection' })
    const { serviceLink } = answer
    if (!serviceLink) return void notify(lobby, 'fail', { id: 'url_empty' })
    const link = await decryptLink(serviceLink, lobby.ports.linkCipher).catch(() =>
      complain(lobby, { kind: 'linkCipher', operation: 'getCustomerService' }),
    )
    if (link) openLink(lobby, link)
    else notify(lobby, 'fail', { id: 'service_link_wrong' })
  } catch (error) {
    if (isHere()) notify(lobby, 'fail', failureMessage(error))
  }
}
