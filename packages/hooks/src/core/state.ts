import type { SessionInfo } from '@lobbykit/sdk'
import type { Deadline } from './clock/deadline.rules.ts'
import type { Notice, Prompt } from './notices/notices.rules.ts'

/** Overlays that exist once and know only open or closed (APP-20). */
export type PanelName = 'menu' | 'userPage' | 'selectBox' | 'hotMatch' | 'download' | 'legal' | 'service' | 'login'

/** What an SMS code is for; each counts down by itself. */
export type SmsPurpose = 'login' | 'register' | 'reset'

/**
 * What a guest was about to do when login came in between: to open a path, which may be only one member's, or to do what answers
 * whether it led anywhere.
 */
export type AfterLogin = { path: string; member?: string } | { resume: () => boolean }

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
  /** Until when no further SMS code may be asked for. */
  smsDeadlines: Partial<Record<SmsPurpose, Deadline>>
  afterLogin: AfterLogin | null
}
