import { useAgentNotices } from '@lobbykit/hooks'
import { NoticeList } from '../../../shared/promotions/NoticeList.tsx'

/** The notices for agents, newest first and open (AGENT-05). */
export const Notices = () => <NoticeList {...useAgentNotices()} />
