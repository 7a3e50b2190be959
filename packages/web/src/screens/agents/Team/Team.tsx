import { teamQueryOf } from '@lobbykit/hooks'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from '../Agents.module.css'
import { Members } from '../Members/Members.tsx'

const handDown = lazyPart(async () => (await import('../HandDown/HandDown.tsx')).HandDown)

/** The members of the team; where the address says who is to get money, the form that hands it over (AGENT-07). */
export function Team() {
  const search = useSearch()
  const { to } = useMemo(() => teamQueryOf(search), [search])
  return (
    <div className={styles.page}>
      {to.length > 0 ? <LaterPart key={to.join()} part={handDown} of={{ accounts: to }} /> : <Members search={search} />}
    </div>
  )
}
