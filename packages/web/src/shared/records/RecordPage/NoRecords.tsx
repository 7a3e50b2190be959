import type { RecordFilterResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** Says that a filter finds nothing, with the way to what is left to look at (BAL-07). */
export function NoRecords({ wider }: Pick<RecordFilterResult<never>, 'wider'>) {
  const text = useText()
  const isOfKind = wider?.to === 'allKinds'
  return (
    <EmptyState
      drawing="records"
      text={text('in_no_data')}
      hint={text(isOfKind ? 'records.noneOfKind' : 'records.none')}
      action={wider && <Button onClick={wider.show}>{text(isOfKind ? 'records.allKinds' : 'range_lastMonth')}</Button>}
    />
  )
}
