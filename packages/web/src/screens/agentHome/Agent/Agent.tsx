import {
  type AgentFootId,
  type AgentHomeResult,
  type AgentPlaceId,
  pathOf,
  type TeamCountId,
  useAgentHome,
} from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { onDevice } from '../../../shared/onDevice.ts'
import { PlaceLink } from '../../../shared/PlaceLink.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Wallet } from '../../../shared/Wallet.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { IconLink } from '../../../ui/IconLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TopBar } from '../../../ui/TopBar.tsx'
import styles from './Agent.module.css'

interface Look {
  icon: IconName
  text: TextId
}

const COUNTS: Readonly<Record<TeamCountId, TextId>> = {
  login: 'agent.login',
  bet: 'agent.bet',
  register: 'agent.register',
  online: 'agent.online',
}
const TOOLS: Readonly<Record<AgentPlaceId, Look>> = {
  overview: { icon: 'chart', text: 'title.team' },
  records: { icon: 'calendar', text: 'agent.records' },
  members: { icon: 'users', text: 'title.teamManage' },
  redRain: { icon: 'gift', text: 'title.redRain' },
  profit: { icon: 'coins', text: 'title.teamProfit' },
  bets: { icon: 'records', text: 'title.teamBets' },
  rates: { icon: 'percent', text: 'title.rebateEdit' },
  rebate: { icon: 'refresh', text: 'title.agentRebate' },
  security: { icon: 'shield', text: 'title.security' },
  inbox: { icon: 'mail', text: 'title.messages' },
  service: { icon: 'headset', text: 'title.service' },
}
const FOOT: Readonly<Record<AgentFootId, Look>> = {
  home: { icon: 'home', text: 'page.home' },
  openAccount: { icon: 'user', text: 'title.openAccount' },
  dividend: { icon: 'banknote', text: 'agent.dividend' },
  notices: { icon: 'bell', text: 'agent.notices' },
}

/** The agent home: who one is, the wallet, the team's today, and the way to all that is an agent's (AGENT-01 to AGENT-06). */
export function Agent() {
  const text = useText()
  const home = useAgentHome()
  return (
    <div className={styles.page}>
      <TopBar
        start={<IconLink icon="back" label={text('page.toHome')} href={pathOf('home')} />}
        title={<h1>{text('title.agent')}</h1>}
      />
      <p className={styles.greeting}>
        <span>{onDevice(text(home.greeting))}</span>
        <strong dir="auto">{home.name ?? <Skeleton width="7rem" />}</strong>
      </p>
      <Wallet />
      <Today {...home} />
      <Grid {...home} />
      <Foot {...home} />
    </div>
  )
}

/** The team's today (AGENT-03). */
function Today(home: AgentHomeResult) {
  const text = useText()
  const { status, counts } = home
  return (
    <section className={styles.today} aria-labelledby="team-today" aria-busy={status === 'loading' || undefined}>
      <h2 id="team-today">{text('agent.today')}</h2>
      <QueryView of={home} compact waiting={<Skeleton shape="block" height="46px" />}>
        <dl className={styles.counts}>
          {counts?.map(({ id, count }) => (
            <div key={id}>
              <dt>{text(COUNTS[id])}</dt>
              <dd>{text('number', { count })}</dd>
            </div>
          ))}
        </dl>
      </QueryView>
    </section>
  )
}

/** What the merchant's menu permits (AGENT-04). */
function Grid({ places: tools, choose }: AgentHomeResult) {
  const text = useText()
  return (
    <ul className={styles.grid} aria-label={text('agent.tools')} aria-busy={tools.length === 0 || undefined}>
      {tools.length === 0 && <Skeleton shape="block" height="88px" count={Object.keys(TOOLS).length} />}
      {tools.map((tool) => (
        <li key={tool.id}>
          <PlaceLink path={tool.path} className={styles.tile} onChoose={() => choose(tool)}>
            <Icon name={TOOLS[tool.id].icon} size={26} />
            <span>{text(TOOLS[tool.id].text)}</span>
            {tool.badge && (
              <>
                <span className={classes('count', styles.badge)} aria-hidden>
                  {tool.badge}
                </span>
                <span className="visually-hidden">{text('member.waiting', { count: tool.count })}</span>
              </>
            )}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}

/** Where an agent goes most (AGENT-05). */
function Foot({ foot }: AgentHomeResult) {
  const text = useText()
  return (
    <nav className={styles.foot} aria-label={text('agent.places')}>
      {foot.length === 0 &&
        Object.keys(FOOT).map((id) => (
          <span key={id} className={styles.place}>
            <Skeleton shape="line" width="24px" height="24px" />
            <Skeleton shape="line" width="3rem" height="0.75rem" />
          </span>
        ))}
      {foot.map(({ id, path, badge, count }) => (
        <Link key={id} href={path} className={styles.place}>
          <span className={styles.mark}>
            <Icon name={FOOT[id].icon} />
            {badge && (
              <span className={classes('count', styles.badge)} aria-hidden>
                {badge}
              </span>
            )}
          </span>
          <span>{text(FOOT[id].text)}</span>
          {badge && <span className="visually-hidden">{text('agent.unread', { count })}</span>}
        </Link>
      ))}
    </nav>
  )
}
