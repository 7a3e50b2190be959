import styles from './CardButton.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface CardButtonProps {
  readonly icon: IconName
  readonly name: string
  /** A second line below the name. */
  readonly hint?: string | undefined
  readonly onClick: () => void
}

/** A card to tap: an icon, what it opens, and a line about it. */
export const CardButton = ({ icon, name, hint, onClick }: CardButtonProps) => (
  <button type="button" className={styles.card} onClick={onClick}>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <span className={styles.words}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
    <span className={styles.arrow}>
      <Icon name="chevron" size={18} />
    </span>
  </button>
)
