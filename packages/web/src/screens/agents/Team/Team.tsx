import { useSearch } from 'wouter'
import styles from '../Agents.module.css'
import { Members } from '../Members/Members.tsx'

/** The members of the team (AGENT-07). */
export function Team() {
  const search = useSearch()
  return (
    <div className={styles.page}>
      <Members search={search} />
    </div>
  )
}
