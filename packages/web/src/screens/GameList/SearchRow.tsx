import type { useGameFilter } from '@lobbykit/hooks'
import { type FormEvent, useState } from 'react'
import { useText } from '../../app/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { lazyPart, onIntent, useLazyPart } from '../../ui/lazyPart.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './GameList.module.css'

export type Choice = ReturnType<typeof useGameFilter>

const filterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** Search and filter panel. Enter runs the search; clearing it does so at once (LIST-01). */
export function SearchRow({ choice }: { choice: Choice }) {
  const text = useText()
  const { filter, search, count } = choice
  const [typed, setTyped] = useState(filter.gameName)
  const [open, setOpen] = useState(false)
  // The panel stays once it was open, so that it can close with its movement.
  const [wanted, setWanted] = useState(false)
  const { value: FilterSheet, failed, retry } = useLazyPart(filterSheet, wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  const clear = () => {
    setTyped('')
    if (filter.gameName !== '') search('')
  }
  const show = () => {
    if (failed) retry()
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <div className={styles.searchRow}>
        <search className={styles.search}>
          <form onSubmit={submit}>
            <TextField
              type="search"
              label={text('game_name')}
              hideLabel
              placeholder={text('game_name')}
              prefix={<Icon name="search" size={20} />}
              trailing={typed !== '' && <IconButton icon="close" size={18} label={text('search.clear')} onClick={clear} />}
              value={typed}
              onValueChange={(next) => (next === '' ? clear() : setTyped(next))}
              enterKeyHint="search"
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
          {...onIntent(filterSheet.preload)}
          onClick={show}
        />
      </div>
      {wanted && failed && (
        <p className={styles.note} role="alert">
          {text('sheet.failed')}
        </p>
      )}
      {FilterSheet && wanted && <FilterSheet choice={choice} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
