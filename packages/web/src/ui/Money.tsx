import { classes } from './classes.ts'
import styles from './Money.module.css'

interface MoneyProps {
  /** Formatted and, where asked, masked by the rules; shown as it is. */
  readonly text: string
  readonly tone?: 'gold' | 'plain' | 'gain' | 'loss' | undefined
  readonly size?: 'small' | 'medium' | 'large' | 'display' | undefined
  readonly busy?: boolean | undefined
}

/** An amount: digits of one width, left to right in every language. */
export function Money({ text, tone = 'gold', size = 'medium', busy }: MoneyProps) {
  return (
    <bdi dir="ltr" className={classes(styles.money, styles[tone], styles[size])} aria-busy={busy || undefined}>
      {text}
    </bdi>
  )
}
