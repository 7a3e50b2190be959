import { pathOf, useBalance, useInbox, useMember } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { IconLink } from '../ui/IconLink.tsx'
import { BalanceChip } from './BalanceChip.tsx'

/** The end of the header for a member: inbox, name and wallet (HOME-05, MEM-05); beside a title only the amount of the wallet. */
export function MemberBar({ compact }: { compact: boolean }) {
  const text = useText()
  const balance = useBalance()
  const { name } = useMember()
  const inbox = useInbox()
  return (
    <>
      {!compact && (
        <IconLink
          icon="mail"
          label={inbox.unread > 0 ? text('header.inboxUnread', { count: inbox.unread }) : text('header.inbox')}
          badge={inbox.badge}
          href={pathOf('inbox')}
        />
      )}
      <BalanceChip {...balance} name={compact ? undefined : name} compact={compact} />
    </>
  )
}
