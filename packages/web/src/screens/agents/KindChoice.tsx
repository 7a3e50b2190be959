import type { OpenAccountResult } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { Select } from '../../ui/Select.tsx'

/** Whether the new one may have a team of their own. */
export function KindChoice({ isAgent, setAgent }: Pick<OpenAccountResult, 'isAgent' | 'setAgent'>) {
  const text = useText()
  return (
    <Select
      name="kind"
      label={text('open.kind')}
      value={isAgent ? 'agent' : 'member'}
      options={[
        { value: 'member', label: text('open.member') },
        { value: 'agent', label: text('open.agent') },
      ]}
      onValueChange={(kind) => setAgent(kind === 'agent')}
    />
  )
}
