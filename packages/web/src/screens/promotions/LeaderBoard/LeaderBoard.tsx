import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import styles from './LeaderBoard.module.css'

const board = lazyPart(async () => (await import('./Board.tsx')).Board)

/** Missions and the rank list of the week (MEM-11): what claims comes in a script that the pages of promotions share. */
export function LeaderBoard() {
  return (
    <div className={styles.page}>
      <LaterPart part={board} of={{}} />
    </div>
  )
}
