import { expect, it } from 'vitest'
import {
  BRIEF_MS,
  LOADING_LONG_MS,
  LOADING_MS,
  MODAL_FOCUS_MS,
  NOTICE_LEFT_PERCENT,
  NOTICE_TOP_PX,
  SMS_SENT_MS,
  TOAST_LONG_MS,
  TOAST_SHORT_MS,
} from './notices.rules.ts'

it('APP-17 a short toast stays 3 s, a long one 8 s', () => {
  expect([TOAST_SHORT_MS, TOAST_LONG_MS]).toEqual([3_000, 8_000])
})

it('APP-17 a notice stands 65 px from the top and 50 % from the left', () => {
  expect([NOTICE_TOP_PX, NOTICE_LEFT_PERCENT]).toEqual([65, 50])
})

it('APP-18 the input of a modal gets the focus after 500 ms', () => {
  expect(MODAL_FOCUS_MS).toBe(500)
})

it('CONST-01 loading messages stay up to 10 s, that of a logout up to 9999 ms, the success of an SMS 1.5 s, brief ones 1 s', () => {
  expect([LOADING_MS, LOADING_LONG_MS, SMS_SENT_MS, BRIEF_MS]).toEqual([10_000, 9_999, 1_500, 1_000])
})
