import type { GameFilterResult } from '@lobbykit/hooks'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart, useIntent } from '../../../parts/lazyPart.ts'
import { LaterDialog } from '../../../shared/LaterSheet.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import styles from './GameList.module.css'

const filterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** Search and filter panel. Enter runs the search; clearing it does so at once (LIST-01). */
export function SearchRow({ choice }: { choice: GameFilterResult }) {
  const text = useText()
  const filterIntent = useIntent(filterSheet)
  const { filter, search, count } = choice
  const { gameName } = filter
  const [typing, setTyping] = useState({ typed: gameName, asked: gameName })
  // The address has another search than before: this one was made, or it came with Back or a link.
  if (typing.asked !== gameName) setTyping({ typed: gameName, asked: gameName })
  const { typed } = typing
  const setTyped = (next: string) => setTyping({ typed: next, asked: gameName })
  const [open, setOpen] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
    // The keyboard of a phone would cover what is found.
    if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const clear = () => {
    setTyped('')
    if (gameName !== '') search('')
  }
  return (
    <>
      <div className={styles.searchRow}>
        <search className={styles.search}>
          <form onSubmit={submit}>
            <SearchField
              label={text('game_name')}
              value={typed}
              onValueChange={(next) => (next === '' ? clear() : setTyped(next))}
              clearLabel={text('search.clear')}
            />
          </form>
        </search>
        <IconButton
          icon="filter"
          plain={false}
          className={styles.filter}
          label={count > 0 ? text('filter.openCount', { count }) : text('filter.open')}
          badge={count > 0 ? String(count) : undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          {...filterIntent}
          onClick={() => setOpen(true)}
        />
      </div>
      <LaterDialog part={filterSheet} of={{ choice, open, onClose: () => setOpen(false) }} />
    </>
  )
}
