import { useVipRoom, type VipRoomResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Closed } from '../../../overlays/Closed.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Emblem, metalOf } from './Emblem.tsx'
import { LevelCard } from './LevelCard.tsx'
import styles from './VipRoom.module.css'

/** The VIP room: the member's level and the way to the next one, and what every level brings (MEM-11). */
export function VipRoom() {
  const text = useText()
  const room = useVipRoom()
  if (room.closed) return <Closed why={room.closed} />
  return (
    <QueryView
      of={room}
      waiting={<Waiting />}
      empty={room.levels.length === 0 && <EmptyState drawing="gifts" text={text('in_no_data')} />}
    >
      <Room room={room} />
    </QueryView>
  )
}

function Room({ room }: { readonly room: VipRoomResult }) {
  const text = useText()
  const { own, levels } = room
  return (
    <div className={styles.page}>
      <Standing {...room} />
      <div className={styles.part}>
        <h2>{text('vip.levels')}</h2>
        <Carousel
          label={text('vip.levels')}
          slides={levels.map((level) => ({
            id: level.id,
            content: <LevelCard level={level} count={levels.length} />,
          }))}
          pageLabel={(position, count) => text('vip.levelOf', { position, count })}
          startPage={own?.rank ?? 0}
          dots="below"
        />
      </div>
      <section className={styles.part} aria-labelledby="vip-how">
        <h2 id="vip-how">{text('vip.how')}</h2>
        <ol className={styles.steps}>
          <li>{text('vip.how1')}</li>
          <li>{text('vip.how2')}</li>
          <li>{text('vip.how3')}</li>
        </ol>
      </section>
    </div>
  )
}

/** The member's own level, and how far it is to the next one. */
function Standing({ own, next, progress, levels }: VipRoomResult) {
  const text = useText()
  const counted = ({ played, since, needed }: NonNullable<typeof progress>) => {
    // Below the bar stands how much it is.
    if (needed) return since && text('vip.since', { day: since })
    return since ? text('vip.playedSince', { amount: played, day: since }) : text('vip.played', { amount: played })
  }
  return (
    <section className={styles.card} aria-label={text('vip.own')} data-metal={metalOf(own?.rank ?? 0, levels.length)}>
      <div className={styles.level}>
        <Emblem rank={own?.rank ?? 0} count={levels.length} size="large" />
        <div className={styles.words}>
          <p className={styles.note}>{text('vip.own')}</p>
          {own && (
            <p className={styles.name}>
              <bdi>{own.name}</bdi>
            </p>
          )}
          {progress && <p className={styles.note}>{counted(progress)}</p>}
        </div>
      </div>
      {progress?.needed ? (
        <div className={styles.way}>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={next ? text('vip.wayTo', { level: next.name }) : text('vip.way')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress.percent}
            aria-valuetext={text('vip.of', { played: progress.played, needed: progress.needed })}
          >
            <span className={styles.done} style={{ inlineSize: `${progress.percent}%` }} />
          </div>
          <p className={styles.sums} aria-hidden>
            <bdi>{text('vip.of', { played: progress.played, needed: progress.needed })}</bdi>
            <span>{text('vip.percent', { percent: progress.percent })}</span>
          </p>
          {next && (
            <p className={styles.missing}>
              {progress.missing
                ? text('vip.missing', { amount: progress.missing, level: next.name })
                : text('vip.soon', { level: next.name })}
            </p>
          )}
        </div>
      ) : (
        <p className={styles.missing}>{text('vip.highest')}</p>
      )}
    </section>
  )
}

/** What stands there until the levels are here, in its measures. */
function Waiting() {
  const text = useText()
  return (
    <div role="status" className={styles.page}>
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <Skeleton shape="block" height="232px" />
      <Skeleton width="8rem" />
      <Skeleton shape="block" height="360px" />
    </div>
  )
}
