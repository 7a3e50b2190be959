import { Icon } from '../Icon.tsx'
import styles from './PauseButton.module.css'
import type { Pause } from './usePaused.ts'

export interface PauseLabels {
  readonly pause: string
  readonly play: string
}

interface PauseButtonProps {
  readonly pause: Pause
  readonly labels: PauseLabels
}

/** Stops what moves by itself, and lets it go on. The place around says how large its target is, and its colour. */
export function PauseButton({ pause, labels }: PauseButtonProps) {
  return (
    <button type="button" className={styles.pause} aria-label={pause.asked ? labels.play : labels.pause} onClick={pause.toggle}>
      {pause.asked ? <Icon name="play" size={12} /> : <span className={styles.bars} />}
    </button>
  )
}
