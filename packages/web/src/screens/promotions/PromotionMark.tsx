import type { MemberPromotion, PromotionStatus } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { Badge, type BadgeProps } from '../../ui/Badge.tsx'

const TONES: Readonly<Record<PromotionStatus, BadgeProps['tone']>> = {
  applying: 'info',
  issued: 'gold',
  claimed: 'success',
  rejected: 'danger',
  process: 'info',
  joined: 'info',
  close: 'neutral',
  soon: 'neutral',
}

/** Where the member stands with a promotion, as a mark (MEM-09). */
export function PromotionMark({ status, statusName }: Pick<MemberPromotion, 'status' | 'statusName'>) {
  const text = useText()
  return status && statusName ? <Badge tone={TONES[status]}>{text(statusName)}</Badge> : null
}
