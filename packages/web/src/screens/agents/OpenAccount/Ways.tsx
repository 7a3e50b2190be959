import { type NewMemberWay, newMemberPath } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Choices } from '../../../ui/Choices.tsx'

/** Two ways to new members, of which the address says one. */
export function Ways({ chosen }: { readonly chosen: NewMemberWay }) {
  const text = useText()
  return (
    <Choices
      label={text('open.way')}
      of={[
        { name: text('open.account'), path: newMemberPath('account'), isChosen: chosen === 'account' },
        { name: text('open.link'), path: newMemberPath('link'), isChosen: chosen === 'link' },
      ]}
    />
  )
}
