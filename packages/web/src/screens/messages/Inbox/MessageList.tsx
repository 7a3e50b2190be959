import type { MessageKind, MessagesResult, ShownMessage } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Inbox.module.css'

const ICONS: Readonly<Record<MessageKind, IconName>> = {
  account: 'shield',
  payment: 'deposit',
  promotion: 'gift',
  system: 'bell',
}

/** The rows, and what follows the last one. */
export function MessageList({ inbox }: { inbox: MessagesResult }) {
  const text = useText()
  const { messages, choice } = inbox
  return (
    <>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.row} data-unread={message.isRead ? undefined : ''}>
            {choice.isOn ? (
              <label className={styles.message}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={choice.chosen.has(message.id)}
                  onChange={() => choice.toggle(message.id)}
                />
                <Words message={message} />
              </label>
            ) : (
              <Link href={message.path} className={styles.message}>
                <span className={styles.kind} data-kind={message.kind}>
                  <Icon name={ICONS[message.kind]} />
                </span>
                <Words message={message} />
                <Icon name="chevron" size={18} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ListEnd
        of={inbox}
        said={text('inbox.end', { count: messages.length })}
        waiting={
          <div className={styles.list}>
            <Skeleton shape="row" count={2} />
          </div>
        }
      />
    </>
  )
}

function Words({ message: { title, sentOn, isRead } }: { message: ShownMessage }) {
  const text = useText()
  return (
    <span className={styles.words}>
      <span className={styles.title} dir="auto">
        {!isRead && <span className={styles.mark} aria-hidden />}
        {!isRead && <span className="visually-hidden">{text('inbox.unread')} </span>}
        {title}
      </span>
      {sentOn && <time className={styles.time}>{sentOn}</time>}
    </span>
  )
}
