import { useAgentNotices } from '@lobbykit/hooks'
import { NoticeList } from '../../promotions/Notice/NoticeList.tsx'

/** The notices for agents, newest first and open (AGENT-05). */
export const Notices = () => <NoticeList {...useAgentNotices()} />
