import { type InboxFilter, useMessages } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import type { TextId } from '../../../intl/speak.ts'
import { QueryView, useWaits } from '../../../shared/QueryView.tsx'
import { useScrollPlace } from '../../../shared/useScrollPlace.ts'
import { Chips } from '../../../ui/Chips.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Inbox.module.css'
import { InboxBar } from './InboxBar.tsx'
import { MessageList } from './MessageList.tsx'

const FILTERS: Readonly<Record<InboxFilter, TextId>> = {
  all: 'inbox.all',
  unread: 'inbox.unread',
  account: 'inbox.account',
  payment: 'inbox.payment',
  promotion: 'inbox.promotion',
  system: 'inbox.system',
}
const WAITING_ROWS = 8

/** The messages of a member: read, marked, chosen and deleted; the address carries what is shown (MEM-08). */
export function Inbox() {
  const text = useText()
  const search = useSearch()
  const inbox = useMessages(search)
  const { messages, filter, filters } = inbox
  const waits = useWaits(inbox)
  useScrollPlace(search, !waits && messages.length > 0, () => undefined)
  return (
    <div className={styles.page}>
      <Chips
        label={text('inbox.show')}
        items={filters.map((id) => ({ id, label: text(FILTERS[id]) }))}
        value={filter}
        onSelect={(id) => {
          const wanted = filters.find((each) => each === id)
          if (wanted) inbox.setFilter(wanted)
        }}
      />
      <QueryView
        of={inbox}
        waiting={
          <div className={styles.list} aria-busy="true">
            <Skeleton shape="row" count={WAITING_ROWS} />
          </div>
        }
        empty={
          inbox.isEmpty && (
            <EmptyState
              drawing="mail"
              text={text(filter === 'unread' ? 'inbox.allRead' : 'inbox.empty')}
              hint={text('inbox.emptyHint')}
            />
          )
        }
      >
        <InboxBar inbox={inbox} />
        <MessageList inbox={inbox} />
      </QueryView>
    </div>
  )
}
