import { useText } from '../intl/IntlProvider.tsx'
import { Note } from '../ui/Note.tsx'

/** Says that so much is still to be played before money may leave. */
export function TurnoverLeft({ amount }: { readonly amount: string }) {
  const text = useText()
  return <Note icon="info" title={text('withdraw.turnover', { amount })} why={text('withdraw.turnoverWhy')} />
}
