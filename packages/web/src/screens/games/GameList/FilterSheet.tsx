import { categoryLabel, classLabel, type GameFilterResult } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import styles from './FilterSheet.module.css'

interface Props {
  choice: GameFilterResult
  open: boolean
  onClose: () => void
}

/** The filter panel: category, class and minimum bet. Nothing changes until it is applied (LIST-03 to LIST-05). */
export function FilterSheet({ choice, open, onClose }: Props) {
  const text = useText()
  const { filter } = choice
  const [edited, setEdited] = useState<{ from: typeof filter; draft: typeof filter }>()
  // A draft belongs to the filter it was made from.
  const draft = open && edited?.from === filter ? edited.draft : filter
  const change = (next: typeof filter) => setEdited({ from: filter, draft: next })
  const close = () => {
    setEdited(undefined)
    onClose()
  }
  const classes = choice.classesOf(draft)
  const minBets = choice.minBetsOf(draft)
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={text('filter.title')}
      closeLabel={text('sheet.close')}
      footer={
        <div className={styles.actions}>
          <Button
            size="large"
            onClick={() => {
              close()
              choice.reset()
            }}
          >
            {text('filter.reset')}
          </Button>
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              close()
              choice.show(draft)
            }}
          >
            {text('filter.apply')}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        <Chips
          wrap
          label={text('filter.category')}
          value={draft.gameType}
          items={choice.categories.map((key) => ({ id: key, label: text(categoryLabel(key)) }))}
          onSelect={(gameType) => change(choice.inCategory(draft, gameType))}
        />
        {classes.length > 0 && (
          <Chips
            wrap
            label={text('filter.class')}
            value={draft.classify}
            items={classes.map((key) => ({ id: key, label: text(classLabel(key)) }))}
            onSelect={(classify) => change(choice.inClass(draft, classify))}
          />
        )}
        {minBets.length > 0 && (
          <Chips
            wrap
            label={text('filter.minBet')}
            value={draft.minBet}
            items={minBets.map((bet) => ({ id: bet, label: bet || text('class_all') }))}
            onSelect={(minBet) => change(choice.withBet(draft, minBet))}
          />
        )}
      </div>
    </Sheet>
  )
}
