import type { Obstacle } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { Note } from '../ui/Note.tsx'
import { SetFirst } from './SetFirst.tsx'

interface Props {
  readonly obstacle: Obstacle<string>
  /** What is still to be played, in words. */
  readonly turnoverLeft: string
}

/** Says why no money can go out now, and what to do about it (BAL-04, BAL-08, AGENT-07). */
export function ObstacleNote({ obstacle: { kind, message, way }, turnoverLeft }: Props) {
  const text = useText()
  if (kind === 'turnover')
    return <Note icon="info" title={text('withdraw.turnover', { amount: turnoverLeft })} why={text('withdraw.turnoverWhy')} />
  return way ? <SetFirst title={text(message)} /> : <Note icon="info" title={text(message)} />
}
