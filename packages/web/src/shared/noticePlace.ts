import { NOTICE_LEFT_PERCENT, NOTICE_TOP_PX } from '@lobbykit/hooks'

/** Where notices stand. */
export const NOTICE_PLACE = { top: NOTICE_TOP_PX, left: NOTICE_LEFT_PERCENT }
