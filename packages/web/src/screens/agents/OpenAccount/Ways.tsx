import { pathOf } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Choices } from '../../../ui/Choices.tsx'

/** Two ways to new members: an account that the agent opens, and a link to hand on; the address says which. */
export function Ways({ chosen }: { readonly chosen: 'account' | 'link' }) {
  const text = useText()
  return (
    <Choices
      label={text('open.way')}
      of={[
        { name: text('open.account'), path: pathOf('agentRegister'), isChosen: chosen === 'account' },
        { name: text('open.link'), path: `${pathOf('agentRegister')}?way=link`, isChosen: chosen === 'link' },
      ]}
    />
  )
}
