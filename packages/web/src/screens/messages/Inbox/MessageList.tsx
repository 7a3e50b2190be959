import type { MessageKind, MessagesResult, ShownMessage } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { watchView } from '../../../ui/watchView.ts'
import styles from './Inbox.module.css'

const ICONS: Readonly<Record<MessageKind, IconName>> = {
  account: 'shield',
  payment: 'deposit',
  promotion: 'gift',
  system: 'bell',
}

/** The rows, and what follows the last one. */
export function MessageList({ inbox }: { inbox: MessagesResult }) {
  const { messages, choice } = inbox
  return (
    <>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.row} data-unread={message.isRead ? undefined : ''}>
            {choice.isOn ? (
              <label className={styles.entry}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={choice.chosen.has(message.id)}
                  onChange={() => choice.toggle(message.id)}
                />
                <Words message={message} />
              </label>
            ) : (
              <Link href={message.path} className={styles.entry}>
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
      <ListEnd {...inbox} />
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

/** The next page, which comes before the end is seen; a way to ask for it again. */
function ListEnd({ hasMore, isLoadingMore, moreFailed, loadMore, retry, messages }: MessagesResult) {
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || isLoadingMore || !end.current) return
    return watchView(end.current, (inView) => inView && loadMore(), { rootMargin: '50% 0px' })
  }, [hasMore, isLoadingMore, loadMore])
  if (hasMore || isLoadingMore) {
    return (
      <div ref={end} className={styles.list} role="status">
        <span className="visually-hidden">{text('sheet.loading')}</span>
        <Skeleton shape="row" count={2} />
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
        text('inbox.end', { count: messages.length })
      )}
    </div>
  )
}
