import type { ShownMatch } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { LaterSheet } from '../../../shared/LaterSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './HotMatches.module.css'
import { Pair } from './Pair.tsx'

interface Props {
  match: ShownMatch
  open: boolean
  close: () => void
  launch: () => void
}

/** A match with its league, and the way to bet on it (MATCH-02). */
export function MatchPopup({ match, open, close, launch }: Props) {
  const text = useText()
  const { league } = match.match
  return (
    <LaterSheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
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
    </LaterSheet>
  )
}
