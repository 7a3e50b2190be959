import type { ShownMatch } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import styles from './HotMatches.module.css'
import { Pair } from './HotMatches.tsx'

interface Props {
  match: ShownMatch
  isOpen: boolean
  close: () => void
  launch: () => void
}

/** A match with its league, and the way to bet on it (MATCH-02). */
export function MatchPopup({ match, isOpen, close, launch }: Props) {
  const text = useText()
  const { league } = match.match
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={text('match.title')}
      closeLabel={text('sheet.close')}
      footer={
        match.canLaunch && (
          <Button variant="primary" size="large" block onClick={launch}>
            {text('match.launch')}
          </Button>
        )
      }
    >
      <div className={styles.popup}>
        <div className={styles.pair}>
          <Pair match={match} />
        </div>
        <dl className={styles.facts}>
          {league && (
            <div>
              <dt>{text('match.league')}</dt>
              <dd dir="auto">{league}</dd>
            </div>
          )}
          <div>
            <dt>{text('match.start')}</dt>
            <dd dir="ltr">{match.start}</dd>
          </div>
        </dl>
      </div>
    </Sheet>
  )
}
