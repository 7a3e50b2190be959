import { drawnAs, isSpecialPrize } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './Balls.module.css'

const LOOKS = { balls: styles.ball, dice: styles.dice, prizes: styles.prize }

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
  const look = LOOKS[drawnAs(family)]
  return (
    <ul
      className={classes(styles.balls, isDim && styles.dim, small && styles.small)}
      dir="ltr"
      aria-label={text('lottery.numbers')}
    >
      {numbers.map((number, at) => (
        // A number may come twice, and its place tells it from the other.
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is what a number is known by.
        <li key={at} className={look} data-special={isSpecialPrize(family, at) ? '' : undefined} data-number={Number(number)}>
          {number}
        </li>
      ))}
    </ul>
  )
}
