import { useText } from '../../../intl/IntlProvider.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** Says that contracts are no part of the account. */
export function NotForYou() {
  const text = useText()
  return <EmptyState drawing="records" text={text('contracts.notFor')} hint={text('contracts.notForHint')} />
}
