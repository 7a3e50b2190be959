import { useText } from '../../../intl/IntlProvider.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './Balls.module.css'

interface Props {
  /** The kind of lottery, on which the look of a number depends. */
  family: string
  numbers: readonly string[]
  /** An older result, shown while a newer one is awaited. */
  isDim?: boolean
  small?: boolean
}

/** The numbers of a draw as they were drawn: balls, dice, or the prizes of a Vietnamese draw with the special one first. */
export function Balls({ family, numbers, isDim, small }: Props) {
  const text = useText()
  const look = family === 'dice3' ? styles.dice : family === 'vn' ? styles.prize : styles.ball
  return (
    <ul
      className={classes(styles.balls, isDim && styles.dim, small && styles.small)}
      dir="ltr"
      aria-label={text('lottery.numbers')}
    >
      {numbers.map((number, at) => (
        // A number may come twice, and its place tells it from the other.
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is what a number is known by.
        <li key={at} className={look} data-special={family === 'vn' && at === 0 ? '' : undefined} data-number={Number(number)}>
          {number}
        </li>
      ))}
    </ul>
  )
}
