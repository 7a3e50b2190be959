import { type AnnouncementsResult, type ShownAnnouncement, useImages, useOpenLink } from '@lobbykit/hooks'
import { useState } from 'react'
import { useText } from '../../intl/IntlProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HouseHtml } from '../HouseHtml.tsx'
import { Picture } from '../Picture.tsx'
import { QueryView } from '../QueryView.tsx'
import styles from './NoticeList.module.css'

/** Announcements, newest first and open; each tells its text when opened (HOME-02). */
export function NoticeList({ announcements, ...read }: AnnouncementsResult) {
  const text = useText()
  return (
    <QueryView
      of={read}
      waiting={
        <div className={styles.list}>
          <Skeleton shape="row" count={5} />
        </div>
      }
      empty={announcements.length === 0 && <EmptyState drawing="mail" text={text('no_announcement')} />}
    >
      <div className={styles.list}>
        {announcements.map((announcement, index) => (
          <Notice key={announcement.id} announcement={announcement} first={index === 0} />
        ))}
      </div>
    </QueryView>
  )
}

function Notice({ announcement, first }: { announcement: ShownAnnouncement; first: boolean }) {
  const text = useText()
  const images = useImages()
  const openLink = useOpenLink()
  const { title, day, content, imageUrl, link } = announcement
  // The text of a notice is loaded and sanitised only when the notice is opened.
  const [wasOpen, setWasOpen] = useState(first)
  return (
    <details className={styles.notice} open={first} onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}>
      <summary>
        <span className={styles.words}>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          {day && (
            <time className={styles.day} dateTime={day}>
              {day}
            </time>
          )}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      </summary>
      {wasOpen && (
        <div className={styles.content}>
          <Picture places={images.of(imageUrl)} alt="" width="800" height="400" loading="lazy" />
          <HouseHtml html={content} />
          {link && <Button onClick={() => openLink(link)}>{text('popup.open')}</Button>}
        </div>
      )}
    </details>
  )
}
