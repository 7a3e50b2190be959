import type { MessagesResult } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './Inbox.module.css'

/** What can be done with several messages: all marked as read, or some chosen and deleted. */
export function InboxBar({ inbox }: { inbox: MessagesResult }) {
  const text = useText()
  const { choice, unread, hasUnread } = inbox
  const bar = useRef<HTMLDivElement>(null)
  const wasOn = useRef(choice.isOn)
  useEffect(() => {
    // The button that had the focus is gone with the other bar, so this one takes it.
    if (wasOn.current !== choice.isOn) bar.current?.querySelector<HTMLElement>('button, input')?.focus()
    wasOn.current = choice.isOn
  }, [choice.isOn])
  if (choice.isOn) {
    return (
      <div ref={bar} className={styles.bar} role="group" aria-label={text('inbox.choose')}>
        <label className={styles.all}>
          <input type="checkbox" className={styles.box} checked={choice.isAll} onChange={choice.toggleAll} />
          {text('inbox.chosen', { count: choice.chosen.size })}
        </label>
        <Button size="small" icon="trash" disabled={choice.chosen.size === 0} onClick={() => void choice.remove()}>
          {text('inbox.delete')}
        </Button>
        <Button size="small" variant="ghost" onClick={choice.stop}>
          {text('inbox.cancel')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {unread !== undefined && text(hasUnread ? 'inbox.unreadCount' : 'inbox.noneUnread', { count: unread })}
      </p>
      {hasUnread && (
        <Button size="small" variant="ghost" icon="check" onClick={() => void inbox.markAllRead()}>
          {text('inbox.readAll')}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={choice.start}>
        {text('inbox.choose')}
      </Button>
    </div>
  )
}
