import { unwrap } from '@lobbykit/sdk'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import type { PhoneVerification } from '../core/ports.ts'
import { LOADING_MS, SMS_SENT_MS } from '../notices/notices.rules.ts'
import { notify } from '../notices/notices.ts'
import { SMS_PROVIDER_MINUTES, type SmsPurpose, secondsLeft, smsWaitSeconds } from './sms.rules.ts'
import { beginDeadline, restoreDeadlines } from './smsDeadlines.ts'

/** The phone a code goes to. */
export interface Phone {
  mobileNum: string
  countryDialingCode: string
}

/** Sends a code and resolves to the minutes until another may be asked for. */
async function sendCode(
  lobby: Lobby,
  purpose: SmsPurpose,
  { mobileNum, countryDialingCode }: Phone,
  provider: PhoneVerification | undefined,
): Promise<number | undefined> {
  const { wps } = lobby.sdk
  if (provider) {
    await provider.sendCode({ mobileNum, countryDialingCode })
    return SMS_PROVIDER_MINUTES
  }
  if (purpose === 'login') {
    return (await unwrap(wps.POST('/wps/verification/sms/noLogin', { body: { mobileNum, countryDialingCode } }))).expiredMinutes
  }
  if (purpose === 'register') {
    const body = { mobileNo: mobileNum, countryDialingCode }
    return (await unwrap(wps.POST('/wps/verification/sms/register', { body }))).expiredMinutes
  }
  return (await unwrap(wps.POST('/wps/verification/sms/resetPassword', { body: { mobileNum } }))).expiredMinutes
}

/** Redraws once a second while something counts, and when the page is looked at again. */
function useTick(lobby: Lobby, ticking: boolean) {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (!ticking) return
    const { clock } = lobby.ports
    const tick = () => redraw((count) => count + 1)
    let timer: unknown
    const again = () => {
      timer = clock.setTimeout(() => {
        tick()
        again()
      }, 1_000)
    }
    again()
    globalThis.document?.addEventListener('visibilitychange', tick)
    return () => {
      clock.clearTimeout(timer)
      globalThis.document?.removeEventListener('visibilitychange', tick)
    }
  }, [lobby, ticking])
}

/**
 * The button that sends an SMS code: idle, sending, counting down (LOGIN-05). `check` says whether the number may be sent
 * to. A failure hides the loading message and says nothing else (LOGIN-07). With a `provider` the code goes through it
 * instead of the backend (REG-10).
 */
export function useSmsCode(purpose: SmsPurpose, phone: Phone, check: () => Promise<boolean>, provider?: PhoneVerification) {
  const lobby = useLobby()
  useState(() => lobby.part(restoreDeadlines))
  const { smsDeadlines } = useSnapshot(lobby.state)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const left = secondsLeft(smsDeadlines[purpose], lobby.ports.clock)
  useTick(lobby, left > 0)

  const send = useCallback(async (): Promise<boolean> => {
    const counting = secondsLeft(lobby.state.smsDeadlines[purpose], lobby.ports.clock) > 0
    // Two taps in one go are one.
    if (busy.current || counting) return false
    busy.current = true
    let hide = () => {}
    try {
      if (!(await check())) return false
      setSending(true)
      hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_MS)
      beginDeadline(lobby, purpose, smsWaitSeconds(await sendCode(lobby, purpose, phone, provider)))
      notify(lobby, 'success', { id: 'sms_sent' }, SMS_SENT_MS)
      return true
    } catch (error) {
      lobby.ports.report(error)
      return false
    } finally {
      hide()
      setSending(false)
      busy.current = false
    }
  }, [lobby, purpose, phone, check, provider])

  const status = sending ? 'sending' : left > 0 ? 'counting' : 'idle'
  return { status, secondsLeft: left, canSend: status === 'idle', send } as const
}
