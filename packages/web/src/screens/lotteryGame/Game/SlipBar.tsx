import type { BetSlipResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { useSheetIntent } from '../../../shared/LaterSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './Game.module.css'
import { slipLines } from './SlipSheet.tsx'

interface Props {
  slip: BetSlipResult
  onOpen: () => void
}

/** Stays in sight and opens the bet slip. */
export function SlipBar({ slip: { lines, count, total, status }, onOpen }: Props) {
  const text = useText()
  const intent = useSheetIntent(slipLines)
  if (lines.length === 0 && status === 'idle') return null
  return (
    <div className={styles.bar} aria-live="polite">
      <Button variant="primary" size="large" block icon="ELOTT" {...intent} onClick={onOpen}>
        {text('lottery.slipOf', { count, total })}
      </Button>
    </div>
  )
}
