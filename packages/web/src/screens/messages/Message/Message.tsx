import { messageIdOf, pathOf, useMessage } from '@lobbykit/hooks'
import type { MouseEvent } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { HouseHtml } from '../../../shared/HouseHtml.tsx'
import { navigate } from '../../../shared/navigate.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Inbox } from '../Inbox/Inbox.tsx'
import styles from './Message.module.css'

/** The message that the address names, else all of them (MEM-08). */
export function Message() {
  const id = messageIdOf(useSearch())
  return id === undefined ? <Inbox /> : <OneMessage key={id} id={id} />
}

function OneMessage({ id }: { id: number }) {
  const text = useText()
  const { message, isRemoving, remove, ...read } = useMessage(id)
  const all = pathOf('inbox')
  const goBack = (event: MouseEvent) => {
    // An option of the link itself would become an attribute of its element.
    event.preventDefault()
    navigate(all, { back: true })
  }
  const toAll = (variant?: 'primary') => (
    <Link href={all} onClick={goBack} asChild>
      <ButtonLink variant={variant}>{text('inbox.toAll')}</ButtonLink>
    </Link>
  )
  const waiting = (
    <article className={styles.message} aria-busy>
      <Skeleton width="60%" />
      <Skeleton count={4} />
    </article>
  )
  return (
    <QueryView of={read} wayOut={toAll('primary')} waiting={waiting}>
      {message && (
        <article className={styles.message}>
          <div className={styles.head}>
            <h2 dir="auto">{message.title}</h2>
            {message.sentOn && <time className={styles.time}>{message.sentOn}</time>}
          </div>
          <HouseHtml html={message.content} />
          <div className={styles.actions}>
            {toAll()}
            <Button icon="trash" busy={isRemoving} onClick={() => void remove()}>
              {text('inbox.delete')}
            </Button>
          </div>
        </article>
      )}
    </QueryView>
  )
}
