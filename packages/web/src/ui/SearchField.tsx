import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Names the button that empties the field. */
  readonly clearLabel: string
}

/** What was done in the same field of the page's own markup; undefined once the application has taken its place. */
function doneInPage() {
  if (globalThis.document?.documentElement.dataset.waiting === undefined) return undefined
  const field = document.querySelector<HTMLInputElement>('#root input[type=search]')
  if (!field) return undefined
  return { typed: field.value, isActive: field === document.activeElement, isSent: field.form?.dataset.sent !== undefined }
}

/** One line to search with; a filled one gains a button that empties it. */
export function SearchField({ label, value, onValueChange, clearLabel, ...input }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const [done] = useState(doneInPage)
  const early = useRef(done)
  // What was typed before the application was there stays, and a search that was begun is made.
  useEffect(() => {
    if (!early.current) return
    const { typed, isActive, isSent } = early.current
    if (isActive) own.current?.focus({ preventScroll: true })
    const isKept = typed === '' || typed === value
    early.current = isKept ? undefined : { typed, isActive: false, isSent }
    if (!isKept) onValueChange(typed)
    else if (isSent) own.current?.form?.requestSubmit()
  }, [value, onValueChange])
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
