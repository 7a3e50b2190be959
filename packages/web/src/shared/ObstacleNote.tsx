import type { Obstacle } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

interface Props {
  readonly obstacle: Obstacle<string>
  /** What is still to be played, in words. */
  readonly turnoverLeft: string
}

/** Says why no money can go out now, and leads to what must be set first (BAL-04, BAL-08, AGENT-07). */
export function ObstacleNote({ obstacle: { kind, message, way }, turnoverLeft }: Props) {
  const text = useText()
  if (kind === 'turnover')
    return <Note icon="info" title={text('withdraw.turnover', { amount: turnoverLeft })} why={text('withdraw.turnoverWhy')} />
  return (
    <Note icon="info" title={text(message)}>
      {way && (
        <Link href={way.path} asChild>
          <ButtonLink variant="primary">{text(way.label)}</ButtonLink>
        </Link>
      )}
    </Note>
  )
}
