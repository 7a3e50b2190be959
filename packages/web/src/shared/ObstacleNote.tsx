import type { HandOnObstacle } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { Note } from '../ui/Note.tsx'
import { SetFirst } from './SetFirst.tsx'

interface Props {
  readonly obstacle: HandOnObstacle
  /** What is still to be played, in words. */
  readonly turnoverLeft: string
}

/** Says why no money can go out now, and what to do about it (BAL-08, AGENT-07). */
export function ObstacleNote({ obstacle, turnoverLeft }: Props) {
  const text = useText()
  switch (obstacle) {
    case 'paymentPassword':
      return <SetFirst title={text('withdraw.noPayment')} />
    case 'turnover':
      return <Note icon="info" title={text('withdraw.turnover', { amount: turnoverLeft })} why={text('withdraw.turnoverWhy')} />
    default: {
      const impossible: never = obstacle
      return impossible
    }
  }
}
