import type { Message } from '../message.ts'

/** What a notice is for: to tell, a success, a failure, a lost connection, or to say that something is under way. */
export type NoticeKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

/** A toast, or a loading message that stays until it is hidden. */
export interface Notice {
  /** Number of the notice, unique on the page. */
  id: number
  /** Which icon it has (APP-17). */
  kind: NoticeKind
  /** What it says. */
  message: Message
  /** What a tap on it tries once more, where there is such a thing; the notice goes then. */
  retry?: () => void
}

/** A question with two answers. */
export interface Prompt {
  /** Number of the question, unique on the page. */
  id: number
  /** Its heading. */
  title: Message
  /** The question itself. */
  text: Message
  /** Label of the button that says no; Cancel unless the question brings another one (APP-18). */
  cancel: Message
  /** Label of the button that says yes; OK unless the question brings another one (APP-18). */
  confirm: Message
}

/** Milliseconds a short and a long toast stay (APP-17). */
export const TOAST_SHORT_MS = 3_000
export const TOAST_LONG_MS = 8_000
/** Milliseconds a loading message may stay while a call has no answer. */
export const LOADING_MS = 10_000
/** Milliseconds of a loading message that the answer of its call hides (LOGIN-12). */
export const LOADING_LONG_MS = 9_999
/** Milliseconds of `SMS sent`. */
export const SMS_SENT_MS = 1_500
/** Milliseconds of `Change saved`, that a mail has been sent, and an invitation error's note (PSW-04, FORGOT-02, REG-09). */
export const BRIEF_MS = 1_000
/** Default place of a notice: pixels from the top, percent from the left (APP-17). */
export const NOTICE_TOP_PX = 65
export const NOTICE_LEFT_PERCENT = 50
/** Milliseconds until a modal's input gets the focus (APP-18). */
export const MODAL_FOCUS_MS = 500
