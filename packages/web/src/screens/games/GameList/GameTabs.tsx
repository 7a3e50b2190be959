import { type GameFilterResult, tabLabel } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Chips } from '../../../ui/Chips.tsx'

/** The quick tabs: all, recent, favourites, hot (LIST-01, LIST-09). */
export function GameTabs({ choice }: { choice: GameFilterResult }) {
  const text = useText()
  const { tabs, filter, chooseTab } = choice
  return (
    <Chips
      label={text('list.tabs')}
      value={filter.tab}
      items={tabs.map((tab) => ({ id: tab, label: text(tabLabel(tab)) }))}
      onSelect={(id) => {
        const tab = tabs.find((each) => each === id)
        if (tab) chooseTab(tab)
      }}
    />
  )
}
