import { pathOf, type TeamOverviewResult, useTeamOverview } from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { RecordFilter } from '../../../shared/records/RecordPage/RecordFilter.tsx'
import recordStyles from '../../../shared/records/RecordPage/RecordPage.module.css'
import { toneOf } from '../../../shared/records/RecordPage/rows.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import shared from '../Agents.module.css'
import styles from './Overview.module.css'

/** What the team has, and what it did in the days that are chosen (AGENT-07). */
export function Overview() {
  const text = useText()
  const team = useTeamOverview(useSearch())
  const { filter, figures } = team
  return (
    <div className={shared.page}>
      <RecordFilter filter={filter} />
      <QueryView
        of={team}
        waiting={
          <div role="status" className={shared.form}>
            <span className="visually-hidden">{text('sheet.loading')}</span>
            <Skeleton shape="block" height="120px" />
            <Skeleton shape="block" height="260px" />
          </div>
        }
      >
        {figures && <Figures {...team} figures={figures} />}
        <Newest {...team} />
      </QueryView>
    </div>
  )
}

type Known = TeamOverviewResult & { figures: NonNullable<TeamOverviewResult['figures']> }

function Figures({ figures: team, texts }: Known) {
  const text = useText()
  const counts = [
    { label: text('team.all'), value: team.teamMemberCount },
    { label: text('team.agents'), value: team.teamAgentCount },
    { label: text('agent.online'), value: team.teamOnlineCount },
    { label: text('agent.login'), value: team.teamLoginMemberCount },
    { label: text('agent.bet'), value: team.teamBetMemberCount },
    { label: text('agent.register'), value: team.teamRegisterMemberCount },
  ]
  const amounts = [
    { label: text('team.balance'), amount: team.teamBalance },
    { label: text('records.paidIn'), amount: team.teamDeposit },
    { label: text('records.paidOut'), amount: team.teamWithdrawal },
    { label: text('record_stake'), amount: team.teamStake },
    { label: text('record_win'), amount: team.teamWin },
    { label: text('record_bonus'), amount: team.teamBonus },
  ]
  return (
    <section className={shared.form} aria-label={text('team.figures')}>
      <dl className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{texts.count(value)}</dd>
          </div>
        ))}
      </dl>
      <dl className={classes(recordStyles.sums, styles.sums)}>
        {amounts.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money text={texts.money(amount)} tone="plain" />
            </dd>
          </div>
        ))}
        <div>
          <dt>{text('records.net')}</dt>
          <dd>
            <Money text={texts.signed(team.teamNet)} tone={toneOf(team.teamNet)} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Newest({ newest, texts }: TeamOverviewResult) {
  const text = useText()
  if (newest.length === 0) return null
  return (
    <section aria-labelledby="team-newest">
      <h2 id="team-newest" className={shared.caption}>
        {text('team.newest')}
      </h2>
      <ul className={shared.rows}>
        {newest.map(({ account, upline, registeredAt }) => (
          <li key={account} className={shared.result}>
            <span className={shared.words}>
              <span className={shared.name}>
                <bdi>{account}</bdi>
              </span>
              <span className={shared.note}>
                <bdi>{upline}</bdi>
              </span>
            </span>
            <span className={shared.note}>{texts.day(registeredAt)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link href={pathOf('team')} asChild>
          <ButtonLink>{text('title.teamManage')}</ButtonLink>
        </Link>
      </p>
    </section>
  )
}
