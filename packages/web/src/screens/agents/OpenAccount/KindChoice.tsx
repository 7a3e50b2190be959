import type { NewLinkResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Chips } from '../../../ui/Chips.tsx'

/** Whether the new one may have a team of their own. */
export function KindChoice({ isAgent, setAgent }: Pick<NewLinkResult, 'isAgent' | 'setAgent'>) {
  const text = useText()
  return (
    <Chips
      wrap
      label={text('open.kind')}
      value={isAgent ? 'agent' : 'member'}
      items={[
        { id: 'member', label: text('open.member') },
        { id: 'agent', label: text('open.agent') },
      ]}
      onSelect={(id) => setAgent(id === 'agent')}
    />
  )
}
