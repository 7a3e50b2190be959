import styles from './CategoryStrip.module.css'
import { cssVars } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { shieldTap } from './shield.ts'
import { bringNear, useChosenNear } from './useChosenNear.ts'

interface CategoryItem {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** A category colour of the tokens, such as `var(--category-fish)`. */
  readonly colour: string
}

interface CategoryStripProps {
  readonly label: string
  readonly items: readonly CategoryItem[]
  readonly active: string
  readonly onSelect: (id: string) => void
}

/** The categories in one line that scrolls sideways; choosing one changes the list below. */
export function CategoryStrip({ label, items, active, onSelect }: CategoryStripProps) {
  return (
    <div ref={useChosenNear(active)} className={styles.strip} role="group" aria-label={label}>
      {items.map(({ id, label: name, icon, colour }) => (
        <button
          key={id}
          type="button"
          className={styles.category}
          aria-pressed={id === active}
          style={cssVars({ '--colour': colour })}
          onClick={(event) => {
            bringNear(event.currentTarget)
            shieldTap()
            onSelect(id)
          }}
        >
          <Icon name={icon} size={26} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
