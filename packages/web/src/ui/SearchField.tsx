import { type ComponentProps, useRef } from 'react'
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

/** One line to search with; a filled one gains a button that empties it. */
export function SearchField({ label, value, onValueChange, clearLabel, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.box}>
      <label className={styles.line}>
        <Icon name="search" size={20} />
        <input
          enterKeyHint="search"
          // An empty field reads as the page does.
          dir={value === '' ? undefined : 'auto'}
          {...input}
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </label>
      {value !== '' && (
        <IconButton
          icon="close"
          size={18}
          label={clearLabel}
          onClick={() => {
            // The button goes with the text.
            field.current?.focus()
            onValueChange('')
          }}
        />
      )}
    </div>
  )
}
