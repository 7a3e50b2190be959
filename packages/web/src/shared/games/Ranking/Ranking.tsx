import { type ShownRank, useGameRank } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Artwork } from '../../Artwork.tsx'
import { PathChips } from '../../PathChips.tsx'
import { QueryView } from '../../QueryView.tsx'
import styles from './Ranking.module.css'

interface RankingProps {
  /** The query of the page, which carries the choice. */
  search: string
  /** ALL, or categories with commas between them. */
  category?: string
  /** The page that shows it; the game centre unless told otherwise. */
  path?: string
}

/** Games or players by what was won with them; the address carries the choice. */
export function Ranking({ search, category, path }: RankingProps) {
  const text = useText()
  const rank = useGameRank(search, category, path)
  const { bys, periods, entries: places } = rank
  return (
    <div className={styles.page}>
      <PathChips label={text('rank.by')} of={bys.map((each) => ({ ...each, name: text(`rank.by.${each.by}`) }))} />
      <PathChips
        label={text('rank.period')}
        of={periods.map((each) => ({ ...each, name: text(`rank.period.${each.period}`) }))}
      />
      <QueryView
        of={rank}
        waiting={<Skeleton shape="row" height="64px" count={8} />}
        empty={places.length === 0 && <EmptyState drawing="records" text={text('rank.empty')} hint={text('rank.emptyHint')} />}
      >
        <ol className={styles.list} aria-label={text('rank.list')}>
          {places.map((ranked) => (
            <li key={ranked.key}>
              <Row ranked={ranked} />
            </li>
          ))}
        </ol>
      </QueryView>
    </div>
  )
}

function Row({ ranked }: { ranked: ShownRank }) {
  const text = useText()
  const { launch, name } = ranked
  if (!launch)
    return (
      <div className={styles.row} data-rank={ranked.place}>
        <Words ranked={ranked} />
      </div>
    )
  return (
    <button type="button" className={styles.row} data-rank={ranked.place} onClick={() => void launch()}>
      <span className="visually-hidden">{text('rank.play', { name })}</span>
      <Words ranked={ranked} />
    </button>
  )
}

function Words({ ranked: { place, name, amount, wins, icon, launch } }: { ranked: ShownRank }) {
  const text = useText()
  return (
    <>
      <span className={styles.place}>
        <span className="visually-hidden">{text('winners.rank', { rank: place })}</span>
        <span aria-hidden>{place}</span>
      </span>
      {launch && (
        <span className={styles.icon}>
          <Artwork places={icon} name={name} />
        </span>
      )}
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        <span className={styles.note}>{text('rank.wins', { count: wins })}</span>
      </span>
      <Money text={amount} tone="gain" />
    </>
  )
}
