import type { SessionInfo } from '@lobbykit/sdk'
import type { LaunchInput } from '../launch/launch.rules.ts'
import type { SmsDeadline, SmsPurpose } from '../login/sms.rules.ts'
import type { Notice, Prompt } from '../notices/notices.rules.ts'

/** Overlays that exist once and know only open or closed (APP-20). */
export type PanelName = 'menu' | 'userPage' | 'selectBox' | 'hotMatch' | 'download' | 'legal' | 'service' | 'login'

/** Where a guest wanted to go when login came in between. */
export type AfterLogin = { path: string } | { launch: LaunchInput }

/** Client state of one lobby. What the backend owns is not here but in the query cache. */
export interface LobbyState {
  session: SessionInfo | null
  language: string
  hideBalance: boolean
  online: boolean
  /** A call has been under way for long. */
  slow: boolean
  notices: Notice[]
  prompt: Prompt | null
  panels: Partial<Record<PanelName, boolean>>
  smsDeadlines: Partial<Record<SmsPurpose, SmsDeadline>>
  afterLogin: AfterLogin | null
}
