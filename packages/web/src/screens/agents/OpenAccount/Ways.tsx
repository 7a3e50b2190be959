import { type NewMemberWay, newMemberWays } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { Choices } from '../../../ui/Choices.tsx'

const NAMES: Readonly<Record<NewMemberWay, TextId>> = { account: 'open.account', link: 'open.link' }

/** Two ways to new members, of which the address says one. */
export function Ways({ chosen }: { readonly chosen: NewMemberWay }) {
  const text = useText()
  return (
    <Choices label={text('open.way')} of={newMemberWays(chosen).map((each) => ({ ...each, name: text(NAMES[each.way]) }))} />
  )
}
