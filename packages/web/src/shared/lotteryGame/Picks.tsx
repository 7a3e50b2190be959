import type { Message } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import styles from './BetLines.module.css'

/** What was picked, row by row. */
export function Picks({ selection }: { selection: readonly (readonly Message[])[] }) {
  const text = useText()
  return <bdi className={styles.picks}>{selection.map((row) => row.map((each) => text(each)).join(' ')).join(' | ')}</bdi>
}
