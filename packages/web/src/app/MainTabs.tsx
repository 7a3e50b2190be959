import { isAt, pathOf, useDevice, useUnclaimed, useWalletWayIsOff } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { TabBar } from '../ui/TabBar.tsx'

const TABS = ['home', 'activity', 'deposit', 'inviteFriends', 'member'] as const

/** The main places at the foot of the page, with the count of unclaimed promotions (APP-12) and, where the merchant takes deposits, their bonus. */
export function MainTabs({ path }: { path: string }) {
  const text = useText()
  const { count: unclaimed, badge } = useUnclaimed()
  const { hasTallFooter } = useDevice()
  const takesDeposits = !useWalletWayIsOff('deposit')
  return (
    <TabBar
      label={text('nav.label')}
      active={TABS.find((name) => isAt(name, path))}
      tall={hasTallFooter && isAt('home', path)}
      items={[
        { id: 'home', href: pathOf('home'), label: text('page.home'), icon: 'home' },
        { id: 'activity', href: pathOf('activity'), label: text('nav.promotion'), icon: 'gift' },
        {
          id: 'deposit',
          href: pathOf('deposit'),
          label: text('nav.deposit'),
          icon: 'deposit',
          raised: true,
          badge: takesDeposits ? text('nav.depositBonus') : undefined,
        },
        { id: 'inviteFriends', href: pathOf('inviteFriends'), label: text('nav.invite'), icon: 'users' },
        {
          id: 'member',
          href: pathOf('member'),
          label: text('nav.members'),
          icon: 'user',
          badge,
          badgeLabel: badge ? text('nav.unclaimed', { count: unclaimed }) : undefined,
        },
      ]}
    />
  )
}
