import { categoryLabel, type TeammateResult, UNKNOWN, useTeammate } from '@lobbykit/hooks'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterSheet } from '../../../shared/LaterSheet.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import shared from '../Agents.module.css'
import styles from './Members.module.css'

interface Props {
  readonly account: string
  readonly open: boolean
  readonly onClose: () => void
  readonly handTo: (accounts: readonly string[]) => void
}

/** One member of the team: who they are, and what an agent may do with them (AGENT-07). */
export function MemberSheet({ account, open, onClose, handTo }: Props) {
  const text = useText()
  const mate = useTeammate(account)
  return (
    <LaterSheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={account} closeLabel={text('sheet.close')}>
      <QueryView of={mate} compact waiting={<Skeleton shape="block" height="260px" />}>
        {mate.detail && (
          <Facts detail={mate.detail} texts={mate.texts}>
            <div className={styles.acts}>
              <Button variant="primary" icon="send" onClick={() => handTo([account])}>
                {text('team.handTo')}
              </Button>
              <Link href={mate.profitPath} asChild>
                <ButtonLink>{text('team.profit')}</ButtonLink>
              </Link>
              <Link href={mate.betsPath} asChild>
                <ButtonLink>{text('team.bets')}</ButtonLink>
              </Link>
            </div>
          </Facts>
        )}
      </QueryView>
    </LaterSheet>
  )
}

interface FactsProps extends Pick<TeammateResult, 'texts'> {
  readonly detail: NonNullable<TeammateResult['detail']>
  readonly children: ReactNode
}

/** Who they are; what may be done with them stands below the first facts. */
function Facts({ detail: { member, path, teamCount, rates }, texts, children }: FactsProps) {
  const text = useText()
  const facts = [
    { label: text('team.registered'), value: texts.day(member.registeredAt) },
    { label: text('team.lastSeen'), value: texts.day(member.lastLoginAt) },
    { label: text('team.level'), value: texts.count(member.level) },
    { label: text('team.way'), value: path.join(' › ') },
    ...(member.isAgent ? [{ label: text('team.teamCount'), value: texts.count(teamCount) }] : []),
  ]
  return (
    <>
      <p className={styles.main}>
        <Money text={texts.money(member.balance)} size="display" />
      </p>
      <dl className={shared.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value ?? UNKNOWN}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <h3 className={shared.caption}>{text('team.rates')}</h3>
      <dl className={shared.facts}>
        {Object.entries(rates).map(([gameType, rate]) => (
          <div key={gameType}>
            <dt>{text(categoryLabel(gameType))}</dt>
            <dd>{texts.percent(rate)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
