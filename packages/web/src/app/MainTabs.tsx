import { availablePromotionsQueryOptions, useDevice, useLanguage, useMemberQuery } from '@lobbykit/hooks'
import { TabBar } from '../ui/TabBar.tsx'
import { useText } from './useText.ts'

const PATHS: Record<string, string> = {
  '/m/home': 'home',
  '/m/activity': 'promotion',
  '/m/voucherCenter': 'deposit',
  '/m/inviteFriends': 'invite',
  '/m/mine': 'members',
  '/m/member/home': 'members',
}

/** The main places at the foot of the page, with the count of unclaimed promotions (APP-12). */
export function MainTabs({ path }: { path: string }) {
  const text = useText()
  const { code } = useLanguage()
  const { data } = useMemberQuery(availablePromotionsQueryOptions, { language: code })
  const unclaimed = data?.length ?? 0
  const { hasTallFooter } = useDevice()
  return (
    <TabBar
      label={text('nav.label')}
      active={PATHS[path]}
      tall={hasTallFooter && path === '/m/home'}
      items={[
        { id: 'home', href: '/m/home', label: text('page.home'), icon: 'home' },
        { id: 'promotion', href: '/m/activity', label: text('nav.promotion'), icon: 'gift' },
        {
          id: 'deposit',
          href: '/m/voucherCenter',
          label: text('nav.deposit'),
          icon: 'deposit',
          raised: true,
          badge: text('nav.depositBonus'),
        },
        { id: 'invite', href: '/m/inviteFriends', label: text('nav.invite'), icon: 'users' },
        {
          id: 'members',
          href: '/m/mine',
          label: text('nav.members'),
          icon: 'user',
          badge: unclaimed > 0 ? String(unclaimed) : undefined,
          badgeLabel: unclaimed > 0 ? text('nav.unclaimed', { count: unclaimed }) : undefined,
        },
      ]}
    />
  )
}
