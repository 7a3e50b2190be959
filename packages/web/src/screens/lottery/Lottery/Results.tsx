import { type ShownRegionalDraw, useRecentLottery } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { PathChips } from '../../../shared/PathChips.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Results.module.css'

/** What the Vietnamese lotteries of a region drew on a day, prize by prize; the address carries the choice. */
export function Results({ search }: { search: string }) {
  const text = useText()
  const recent = useRecentLottery(search)
  const { days, regions, all, draws } = recent
  return (
    <div className={styles.results}>
      {days.length > 0 && (
        <>
          <PathChips label={text('lottery.days')} of={days.map((each) => ({ ...each, name: each.day }))} />
          <PathChips label={text('lottery.regions')} of={[{ ...all, name: text('lottery.allRegions') }, ...regions]} />
        </>
      )}
      <QueryView
        of={recent}
        waiting={<Skeleton shape="block" height="220px" count={3} />}
        empty={
          draws.length === 0 && (
            <EmptyState drawing="records" text={text('lottery.noResults')} hint={text('lottery.noResultsHint')} />
          )
        }
      >
        {draws.map((draw) => (
          <DrawResult key={draw.code} draw={draw} />
        ))}
      </QueryView>
    </div>
  )
}

function DrawResult({ draw: { code, name, regionName, drawNo, drawnAt, prizes, path } }: { draw: ShownRegionalDraw }) {
  const text = useText()
  return (
    <section className={styles.draw} aria-labelledby={`result-${code}`}>
      <div className={styles.head}>
        <h2 id={`result-${code}`} className={styles.name} dir="auto">
          {name}
        </h2>
        <span className={styles.note}>{regionName}</span>
      </div>
      <p className={styles.note}>{text('lottery.regional', { draw: drawNo, when: drawnAt })}</p>
      <dl className={styles.prizes} aria-label={text('lottery.prizes', { name })}>
        {prizes.map((prize) => (
          <div key={prize.name} className={styles.prize}>
            <dt className={styles.note}>{prize.name}</dt>
            <dd className={styles.numbers} dir="ltr">
              {prize.numbers.map((number, at) => (
                // A number may come twice, and its place tells it from the other.
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is what a number is known by.
                <span key={at}>{number}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Link href={path} asChild>
        <ButtonLink block>{text('lottery.play', { name })}</ButtonLink>
      </Link>
    </section>
  )
}
