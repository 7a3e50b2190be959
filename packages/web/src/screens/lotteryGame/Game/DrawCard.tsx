import { type LotteryGameResult, useTimeLeft } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Balls } from './Balls.tsx'
import styles from './Game.module.css'

/** The open draw with the time that is left, the draw whose numbers are awaited, and the last result. */
export function DrawCard({ game }: { game: LotteryGameResult }) {
  const text = useText()
  const { table, drawNo = '', drawing, results } = game
  const [last] = results
  return (
    <section className={styles.draw} aria-labelledby="lottery-name">
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 id="lottery-name" className={styles.name} dir="auto">
            {table?.name}
          </h2>
          <p className={styles.note}>{text('lottery.open', { draw: drawNo })}</p>
        </div>
        <Countdown game={game} />
      </div>
      <div className={styles.result} aria-live="polite">
        <p className={styles.note}>
          {drawing === undefined
            ? last && text('lottery.open', { draw: last.drawNo })
            : text('lottery.drawing', { draw: drawing })}
        </p>
        {last && <Balls family={table?.family ?? ''} numbers={last.numbers} isDim={drawing !== undefined} />}
      </div>
    </section>
  )
}

/** A component of its own, because it is rendered each second. */
function Countdown({ game: { closes } }: { game: LotteryGameResult }) {
  const text = useText()
  const time = useTimeLeft()(closes)
  return (
    <p className={styles.countdown}>
      <span className={styles.note}>{text('lottery.closesIn')}</span>
      <span role="timer" className={styles.time} dir="ltr" data-closed={time ? undefined : ''}>
        {time ?? text('lottery.closed')}
      </span>
    </p>
  )
}
