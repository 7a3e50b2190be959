import {
  pathOf,
  type RewardCenterResult,
  type RewardGroup,
  rewardGroupChoices,
  rewardGroupOf,
  useRewardCenter,
} from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { Closed } from '../../../overlays/Closed.tsx'
import { PathChips } from '../../../shared/PathChips.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useStillRows } from '../../../ui/useStillRows.ts'
import { OpenClaim } from '../OpenClaim.tsx'
import { RewardCard } from './RewardCard.tsx'
import styles from './RewardCenter.module.css'

const NAMES: Readonly<Record<RewardGroup, TextId>> = {
  toClaim: 'rewards.toClaim',
  underWay: 'rewards.underWay',
  past: 'rewards.past',
}
const NOTHING: Readonly<Record<RewardGroup, TextId>> = {
  toClaim: 'rewards.noneToClaim',
  underWay: 'rewards.noneUnderWay',
  past: 'rewards.nonePast',
}
const WAITING_CARDS = 2

/** The bonuses of a member: those to claim, those under way, those of the past; the address says which (MEM-09). */
export function RewardCenter() {
  return (
    <div className={styles.page}>
      <Rewards />
    </div>
  )
}

function Rewards() {
  const text = useText()
  const rewards = useRewardCenter()
  const group = rewardGroupOf(useSearch())
  if (rewards.claim.closed) return <Closed why={rewards.claim.closed} />
  return (
    <QueryView of={rewards}>
      <OpenClaim claim={rewards.claim} />
      <PathChips
        label={text('rewards.parts')}
        of={rewardGroupChoices(group, rewards.groups).map(({ count, ...each }) => ({
          ...each,
          name: count === undefined ? text(NAMES[each.group]) : `${text(NAMES[each.group])} · ${count}`,
        }))}
      />
      <Group rewards={rewards} group={group} />
    </QueryView>
  )
}

function Group({ rewards, group }: { rewards: RewardCenterResult; group: RewardGroup }) {
  const text = useText()
  const promotions = rewards.groups[group]
  const list = useStillRows(rewards.groups.toClaim.length)
  const nothing = (
    <EmptyState
      drawing="gifts"
      text={text(NOTHING[group])}
      hint={text('rewards.hint')}
      action={
        <Link href={pathOf('activity')} asChild>
          <ButtonLink variant="primary">{text('promotion.all')}</ButtonLink>
        </Link>
      }
    />
  )
  return (
    <QueryView
      of={rewards}
      waiting={
        <div className={styles.list} aria-busy="true">
          <Skeleton shape="block" height="148px" count={WAITING_CARDS} />
        </div>
      }
      empty={promotions.length === 0 && nothing}
    >
      <ul ref={list} className={styles.list}>
        {promotions.map((promotion) => (
          <RewardCard key={promotion.id} promotion={promotion} rewards={rewards} />
        ))}
      </ul>
    </QueryView>
  )
}
