import type { FriendsResult, ShownFriend } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
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
      <ListEnd
        of={friends}
        said={text('invite.end', { count: list.length })}
        waiting={
          <div className={styles.friends}>
            <Skeleton shape="row" height="60px" count={2} />
          </div>
        }
      />
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
        {reward && <Money text={reward} tone="gain" />}
        <span className={styles.note}>{text(hasDeposited ? 'invite.hasDeposited' : 'invite.notYet')}</span>
      </span>
    </li>
  )
}
