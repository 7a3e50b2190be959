import { useId } from 'react'
import styles from './Chips.module.css'
import { classes } from './classes.ts'
import { useChosenNear } from './useChosenNear.ts'

interface Chip {
  readonly id: string
  readonly label: string
}

interface ChipsProps {
  readonly label: string
  readonly items: readonly Chip[]
  readonly value: string
  readonly onSelect: (id: string) => void
  /** Over several lines, with the label above them, as in a form; else one line that scrolls sideways. */
  readonly wrap?: boolean | undefined
}

/** One choice out of a few short ones. */
export function Chips({ label, items, value, onSelect, wrap }: ChipsProps) {
  const id = useId()
  const row = useChosenNear(value)
  return (
    <div className={classes(styles.chips, wrap && styles.wrap)} role="group" aria-labelledby={id}>
      <span id={id} className={wrap ? styles.label : 'visually-hidden'}>
        {label}
      </span>
      <div ref={row} className={styles.items}>
        {items.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={styles.chip}
            aria-pressed={chip.id === value}
            onClick={() => onSelect(chip.id)}
          >
            <span dir="auto">{chip.label}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
