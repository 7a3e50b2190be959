import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { secondsLeft } from '../core/clock/seconds.rules.ts'
import { useNow } from '../core/clock/useNow.ts'
import type { Message } from '../core/message.ts'
import { LOADING_MS, SMS_SENT_MS } from '../core/notices/notices.rules.ts'
import { notify } from '../core/notices/notices.ts'
import type { PhoneVerification } from '../core/ports.ts'
import type { SmsPurpose } from '../core/state.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useLobby } from '../core/useLobby.ts'
import { write } from '../core/write.ts'
import { type Phone, sendCodeMutationOptions } from './auth.queries.ts'
import { type CodeFailureField, codeFailure, codeFailureField, smsWaitSeconds, wasSentBefore } from './sms.rules.ts'
import { beginDeadline, restoreDeadlines } from './smsDeadlines.ts'

/** The button that sends an SMS code. */
export interface SmsCodeResult {
  /** Nothing under way, a code being sent, or the wait until another may be asked for (LOGIN-05). */
  status: 'idle' | 'sending' | 'counting'
  /** Whole seconds until another code may be asked for; 0 when it may (LOGIN-06). */
  secondsLeft: number
  /** Whether a tap sends a code now. */
  canSend: boolean
  /** Checks the number and sends a code; resolves to whether one was sent (LOGIN-05, LOGIN-07). */
  send: () => Promise<boolean>
}

interface Options {
  purpose: SmsPurpose
  phone: Phone
  /** Whether the number may be sent to. */
  check: () => Promise<boolean>
  /** Marks the field of the code, or that of the number; undefined takes the mark away. */
  mark: (problem: Message | undefined, field: CodeFailureField) => void
  /** Sends the code instead of the backend (REG-10). */
  provider: PhoneVerification | undefined
  /** Called once a code has been sent, now or by an attempt whose answer was lost. */
  onSent?: () => void
}

/**
 * The button that sends an SMS code: idle, sending, counting down (LOGIN-05). A failure hides the loading message and is said
 * at the field of the code alone, or at that of a number that is taken; the button can be tapped again (LOGIN-07).
 */
export function useSmsCode({ purpose, phone, check, mark, provider, onSent }: Options): SmsCodeResult {
  const lobby = useLobby()
  useState(() => restoreDeadlines(lobby))
  const { smsDeadlines } = useSnapshot(lobby.state)
  const { attempt, send, status } = useAttempt()
  const left = secondsLeft(smsDeadlines[purpose], lobby.ports.clock)
  useNow(left > 0)

  const sendCode = useCallback(async () => {
    mark(undefined, 'verificationCode')
    const hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_MS)
    try {
      const answer = await write(lobby, sendCodeMutationOptions(lobby), { purpose, phone, provider })
      beginDeadline(lobby, purpose, smsWaitSeconds(answer))
      notify(lobby, 'success', { id: 'sms_sent' }, SMS_SENT_MS)
    } finally {
      hide()
    }
  }, [lobby, purpose, phone, mark, provider])
  const sendOnce = useCallback(async (): Promise<boolean> => {
    let wasSent = false
    // A second tap before the next rendering sends no second code.
    await attempt(async () => {
      if (secondsLeft(lobby.state.smsDeadlines[purpose], lobby.ports.clock) > 0) return
      try {
        if (!(await check())) return
        await send(sendCode)
        wasSent = true
        onSent?.()
      } catch (error) {
        lobby.ports.report(error)
        mark(codeFailure(error, lobby.ports.device.online()), codeFailureField(error))
        if (wasSentBefore(error)) onSent?.()
      }
    })
    return wasSent
  }, [lobby, purpose, attempt, check, send, sendCode, mark, onSent])

  const shown = status === 'pending' ? 'sending' : left > 0 ? 'counting' : 'idle'
  return { status: shown, secondsLeft: left, canSend: shown === 'idle', send: sendOnce }
}
