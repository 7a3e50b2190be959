import { type LotteryGameResult, type NumberTrend, useLotteryTrends } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { cssVars } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Balls } from '../Game/Balls.tsx'
import styles from './Trends.module.css'

/** How the numbers did lately, drawn, and the last results. */
export function Trends(game: LotteryGameResult) {
  const text = useText()
  const [place, setPlace] = useState(0)
  const read = useLotteryTrends(game, place)
  const { draws, places, trends, hot, cold } = read
  // Many numbers stand in several rows, few in one row that scrolls.
  const isMany = trends.length > ONE_ROW
  const most = Math.max(1, ...trends.map(({ hits }) => hits))
  return (
    <QueryView of={read} compact waiting={<Skeleton shape="row" height="44px" count={6} />}>
      <div className={styles.trends}>
        {places.length > 0 && (
          <Chips
            label={text('lottery.place')}
            value={String(place)}
            items={places.map((each) => ({ id: String(each), label: text('lottery.placeNo', { place: each + 1 }) }))}
            onSelect={(wanted) => setPlace(Number(wanted))}
          />
        )}
        <section className={styles.part} aria-labelledby="lottery-trend">
          <h3 id="lottery-trend" className={styles.heading}>
            {text('lottery.trend', { count: draws.length })}
          </h3>
          {/* Can have the focus, so that keys can scroll it: nothing inside can have it. */}
          <div className={styles.scroller} role="group" aria-labelledby="lottery-trend" tabIndex={isMany ? undefined : 0}>
            <ul className={styles.bars} data-many={isMany ? '' : undefined}>
              {trends.map(({ number, hits, missed }) => (
                <li
                  key={number}
                  className={styles.bar}
                  style={cssVars({ '--share': String(hits / most) })}
                  title={text('lottery.trendOf', { number, hits, missed })}
                >
                  <span className="visually-hidden">{text('lottery.trendOf', { number, hits, missed })}</span>
                  <span className={styles.hits} aria-hidden>
                    {hits}
                  </span>
                  <span className={styles.fill} aria-hidden />
                  <span className={styles.number} aria-hidden>
                    {number}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <div className={styles.pair}>
          <Marked title={text('lottery.hot')} trends={hot} />
          <Marked title={text('lottery.cold')} trends={cold} />
        </div>
        <section className={styles.part} aria-labelledby="lottery-results">
          <h3 id="lottery-results" className={styles.heading}>
            {text('lottery.last')}
          </h3>
          <ol className={styles.results}>
            {draws.slice(0, SHOWN_RESULTS).map(({ drawNo, numbers }) => (
              <li key={drawNo} className={styles.result}>
                <span className={styles.note}>{text('lottery.open', { draw: drawNo })}</span>
                <Balls family={game.table?.family ?? ''} numbers={numbers} small />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </QueryView>
  )
}

const SHOWN_RESULTS = 10
const ONE_ROW = 12

function Marked({ title, trends }: { title: string; trends: readonly NumberTrend[] }) {
  const text = useText()
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.marked}>
        {trends.map(({ number, missed }) => (
          <li key={number}>
            <strong>{number}</strong> <span className={styles.note}>{text('lottery.missed', { missed })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
