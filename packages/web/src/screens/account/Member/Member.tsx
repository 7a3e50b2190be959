import { type MemberCenterResult, type MemberPlaceId, pathOf, useMemberCenter } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { dialogs } from '../../../overlays/Overlays.tsx'
import { useIntent } from '../../../parts/lazyPart.ts'
import { PlaceLink } from '../../../shared/PlaceLink.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WaitingList } from '../../../shared/WaitingList.tsx'
import { Wallet } from '../../../shared/Wallet.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { IconLink } from '../../../ui/IconLink.tsx'
import rows from '../../../ui/RowList.module.css'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TopBar } from '../../../ui/TopBar.tsx'
import styles from './Member.module.css'
import { Profile } from './Profile.tsx'

const LOOKS: Readonly<Record<MemberPlaceId, { icon: IconName; text: TextId }>> = {
  deposit: { icon: 'deposit', text: 'title.deposit' },
  bets: { icon: 'records', text: 'title.bets' },
  records: { icon: 'calendar', text: 'title.records' },
  security: { icon: 'shield', text: 'title.security' },
  rewards: { icon: 'gift', text: 'title.rewards' },
  share: { icon: 'users', text: 'title.invite' },
  agency: { icon: 'crown', text: 'title.agent' },
  deposits: { icon: 'deposit', text: 'title.depositReport' },
  withdrawals: { icon: 'withdraw', text: 'title.withdrawReport' },
  profit: { icon: 'chart', text: 'title.profit' },
  transfer: { icon: 'wallet', text: 'title.transfer' },
  rebate: { icon: 'refresh', text: 'title.rebate' },
  mission: { icon: 'trophy', text: 'title.leaderboard' },
  rebates: { icon: 'check', text: 'title.rebateReport' },
  inbox: { icon: 'mail', text: 'title.messages' },
  service: { icon: 'headset', text: 'title.service' },
  feedback: { icon: 'edit', text: 'title.feedback' },
  download: { icon: 'download', text: 'download.title' },
}
const WAITING_ROWS = 8

/** The member centre: who one is, the wallet, and the way to everything that is a member's (MEM-01 to MEM-04). */
export function Member() {
  const center = useMemberCenter()
  if (center.isRejected) return null
  return (
    <div className={styles.page}>
      <Bar isLoggedIn={center.isLoggedIn} />
      <Profile {...center} />
      <Wallet />
      <QueryView of={center}>
        <Quick {...center} />
        <Rows {...center} />
      </QueryView>
    </div>
  )
}

function Bar({ isLoggedIn }: { isLoggedIn: boolean }) {
  const text = useText()
  const settings = <IconLink icon="settings" label={text('title.settings')} href={pathOf('settings')} />
  return (
    <TopBar
      start={<IconLink icon="home" label={text('page.toHome')} href={pathOf('home')} />}
      title={<h1>{text('title.member')}</h1>}
      end={
        isLoggedIn ? (
          settings
        ) : (
          <>
            <Link href={pathOf('login')} asChild>
              <ButtonLink size="small">{text('header.login')}</ButtonLink>
            </Link>
            {settings}
          </>
        )
      }
    />
  )
}

/** What a member needs most (MEM-01). */
function Quick(center: MemberCenterResult) {
  const text = useText()
  const { quick, choose } = center
  return (
    <WaitingList
      of={center}
      className={styles.quick}
      label={text('member.quick')}
      waiting={<Skeleton shape="block" height="84px" count={4} />}
    >
      {quick.map((place) => (
        <li key={place.id}>
          <PlaceLink path={place.link} className={styles.tile} onChoose={() => choose(place)}>
            <Icon name={LOOKS[place.id].icon} size={26} />
            <span>{text(LOOKS[place.id].text)}</span>
          </PlaceLink>
        </li>
      ))}
    </WaitingList>
  )
}

/** All that is switched on for the member (MEM-02). */
function Rows(center: MemberCenterResult) {
  const text = useText()
  const intent = useIntent(dialogs)
  const { list, choose } = center
  return (
    <WaitingList
      of={center}
      className={classes(rows.list, rows.cards)}
      label={text('menu.member')}
      waiting={<Skeleton shape="row" count={WAITING_ROWS} />}
    >
      {list.map((row) => (
        <li key={row.id}>
          <PlaceLink path={row.link} intent={intent} className={rows.row} onChoose={() => choose(row)}>
            <Icon name={LOOKS[row.id].icon} />
            <span className={rows.name}>{text(LOOKS[row.id].text)}</span>
            {row.badge && (
              <>
                <span className={classes('count', styles.waiting)} aria-hidden>
                  {row.badge}
                </span>
                <span className="visually-hidden">{text('member.waiting', { count: row.count })}</span>
              </>
            )}
            <Icon name="chevron" size={18} />
          </PlaceLink>
        </li>
      ))}
    </WaitingList>
  )
}
