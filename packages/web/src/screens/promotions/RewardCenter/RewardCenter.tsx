import { pathOf, REWARD_GROUPS, type RewardCenterResult, type RewardGroup, useRewardCenter } from '@lobbykit/hooks'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { Closed } from '../../../overlays/Closed.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
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

/** The bonuses of a member: those to claim, those under way, those of the past (MEM-09). */
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
  const [group, setGroup] = useState<RewardGroup>('toClaim')
  const waiting = rewards.groups.toClaim.length
  if (rewards.claim.closed) return <Closed why={rewards.claim.closed} />
  return (
    <QueryView of={rewards}>
      <OpenClaim claim={rewards.claim} />
      <Chips
        label={text('rewards.parts')}
        value={group}
        onSelect={(id) => setGroup(REWARD_GROUPS.find((each) => each === id) ?? group)}
        items={REWARD_GROUPS.map((id) => ({
          id,
          label: id === 'toClaim' && waiting > 0 ? `${text(NAMES[id])} · ${waiting}` : text(NAMES[id]),
        }))}
      />
      <Group rewards={rewards} group={group} />
    </QueryView>
  )
}

function Group({ rewards, group }: { rewards: RewardCenterResult; group: RewardGroup }) {
  const text = useText()
  const promotions = rewards.groups[group]
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
      <ul className={styles.list}>
        {promotions.map((promotion) => (
          <RewardCard key={promotion.id} promotion={promotion} rewards={rewards} />
        ))}
      </ul>
    </QueryView>
  )
}
