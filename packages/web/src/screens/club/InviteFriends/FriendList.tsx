import { type FriendsResult, LOAD_MORE_WITHIN_PX, type ShownFriend } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { watchView } from '../../../ui/watchView.ts'
import styles from './InviteFriends.module.css'

const WAITING_ROWS = 3

/** The friends who came by the member's code, the newest first (MEM-06). */
export function FriendList({ friends }: { readonly friends: FriendsResult }) {
  const text = useText()
  return (
    <section className={styles.part} aria-labelledby="invite-friends">
      <h2 id="invite-friends">{text('invite.friends')}</h2>
      <Rows {...friends} />
    </section>
  )
}

function Rows(friends: FriendsResult) {
  const text = useText()
  const { list } = friends
  return (
    <QueryView
      of={friends}
      compact
      waiting={
        <div role="status" className={styles.friends}>
          <span className="visually-hidden">{text('sheet.loading')}</span>
          <Skeleton shape="row" height="60px" count={WAITING_ROWS} />
        </div>
      }
      empty={list.length === 0 && <p className={styles.nobody}>{text('invite.nobody')}</p>}
    >
      <ul className={styles.friends}>
        {list.map((friend) => (
          <Friend key={friend.id} {...friend} />
        ))}
      </ul>
      <ListEnd {...friends} />
    </QueryView>
  )
}

function Friend({ name, day, hasDeposited, reward }: ShownFriend) {
  const text = useText()
  return (
    <li className={styles.friend}>
      <span className={styles.portrait} aria-hidden>
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {day && <span className={styles.note}>{text('invite.joined', { day })}</span>}
      </span>
      <span className={styles.outcome}>
        {reward && <Money text={`+${reward}`} tone="gain" />}
        <span className={styles.note}>{text(hasDeposited ? 'invite.hasDeposited' : 'invite.notYet')}</span>
      </span>
    </li>
  )
}

/** The next page, which comes before the end is seen; a way to ask for it again. */
function ListEnd({ hasMore, isLoadingMore, moreFailed, loadMore, retry, list }: FriendsResult) {
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || isLoadingMore || !end.current) return
    return watchView(end.current, (inView) => inView && loadMore(), { rootMargin: `${LOAD_MORE_WITHIN_PX}px` })
  }, [hasMore, isLoadingMore, loadMore])
  if (hasMore || isLoadingMore) {
    return (
      <div ref={end} role="status" className={styles.friends}>
        <span className="visually-hidden">{text('sheet.loading')}</span>
        <Skeleton shape="row" height="60px" count={2} />
      </div>
    )
  }
  return (
    <div className={styles.end} aria-live="polite">
      {moreFailed ? (
        <Button icon="refresh" onClick={retry}>
          {text('load_retry')}
        </Button>
      ) : (
        text('invite.end', { count: list.length })
      )}
    </div>
  )
}
