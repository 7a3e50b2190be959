import type { MissionPeriod, MissionsResult, ShownMission } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OpenClaim } from '../OpenClaim.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './LeaderBoard.module.css'

const NAMES: Readonly<Record<MissionPeriod, TextId>> = { day: 'leaderboard.day', week: 'leaderboard.thisWeek' }
const WAITING_CARDS = 3

/** The missions of the day and of the week, how far each has come, and the rewards to claim. */
export function Missions({ missions }: { missions: MissionsResult }) {
  const text = useText()
  const { groups, claiming } = missions
  return (
    <QueryView
      of={missions}
      waiting={
        <div className={styles.list} aria-busy="true">
          <Skeleton shape="block" height="112px" count={WAITING_CARDS} />
        </div>
      }
    >
      <div className={styles.groups}>
        <OpenClaim claim={claiming} />
        {groups.length === 0 && <EmptyState drawing="gifts" text={text('leaderboard.noMissions')} />}
        {groups.map(({ period, endsAt, missions: own }) => (
          <section key={period} aria-labelledby={`missions-${period}`}>
            <div className={styles.head}>
              <h3 id={`missions-${period}`}>{text(NAMES[period])}</h3>
              <Countdown endsAt={endsAt} />
            </div>
            <ul className={styles.list}>
              {own.map((mission) => (
                <Mission key={mission.id} mission={mission} missions={missions} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </QueryView>
  )
}

function Mission({ mission, missions: { claim } }: { mission: ShownMission; missions: MissionsResult }) {
  const text = useText()
  const { title, status, percent, progress, target, reward, canClaim, isBusy, isBlocked } = mission
  return (
    <li className={styles.mission} data-status={status}>
      <div className={styles.missionHead}>
        <strong dir="auto">{title}</strong>
        <Money text={reward} />
      </div>
      <Progress label={title} percent={percent} />
      <div className={styles.missionFoot}>
        <span className={styles.note}>{text('leaderboard.progress', { progress, target })}</span>
        {status === 'claimed' && <Badge tone="success">{text('leaderboard.claimed')}</Badge>}
        {canClaim && (
          <Button variant="primary" size="small" busy={isBusy} disabled={isBlocked} onClick={() => void claim(mission)}>
            {text('leaderboard.claim', { reward })}
            <span className="visually-hidden">{` ${title}`}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
