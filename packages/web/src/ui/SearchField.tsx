import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Names the button that empties the field. */
  readonly clearLabel: string
}

/** The same field in the page's own markup and whether it has the focus; undefined once the application has taken its place. */
function fieldOfPage() {
  if (globalThis.document?.documentElement.dataset.waiting === undefined) return undefined
  const field = document.querySelector<HTMLInputElement>('#root input[type=search]')
  return field && { field, isActive: field === document.activeElement }
}

/** One line to search with; a filled one gains a button that empties it. */
export function SearchField({ label, value, onValueChange, clearLabel, ...input }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const [found] = useState(fieldOfPage)
  const early = useRef(found)
  const [isBegun, begin] = useState(false)
  // What was typed before the application was there stays, and a search that was begun is made.
  useEffect(() => {
    if (!early.current) return
    const { field, isActive } = early.current
    early.current = undefined
    if (field.value) onValueChange(field.value)
    if (isActive) own.current?.focus({ preventScroll: true })
    if (field.form?.dataset.sent !== undefined) begin(true)
  }, [onValueChange])
  // By now the form has the value that was typed.
  useEffect(() => {
    if (isBegun) own.current?.form?.requestSubmit()
  }, [isBegun])
  return (
    <div className={styles.box}>
      <label className={styles.line}>
        <Icon name="search" size={20} />
        <input
          ref={own}
          enterKeyHint="search"
          // An empty field reads as the page does.
          dir={value === '' ? undefined : 'auto'}
          {...input}
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </label>
      {value !== '' && <IconButton icon="close" size={18} label={clearLabel} onClick={() => onValueChange('')} />}
    </div>
  )
}
