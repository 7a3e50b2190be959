import { useAnnouncements } from '@lobbykit/hooks'
import { NoticeList } from '../../../shared/promotions/NoticeList.tsx'

/** The announcements, newest first and open; each tells its text when opened (HOME-02). */
export const Notice = () => <NoticeList {...useAnnouncements()} />
