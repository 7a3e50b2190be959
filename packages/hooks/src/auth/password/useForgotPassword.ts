import { useState } from 'react'
import { useSettings } from '../../site/startup/useStartup.ts'
import { type ForgotWay, forgotWays } from './password.rules.ts'
import { type EmailResetResult, useResetByEmail } from './useResetByEmail.ts'
import { type PhoneResetResult, useResetByPhone } from './useResetByPhone.ts'

/** Both ways to a new password for who forgot the old one. */
export interface ForgotPasswordResult {
  /** The ways on offer, the default first; a single one needs no choice (FORGOT-01). */
  ways: readonly ForgotWay[]
  /** The chosen way. */
  way: ForgotWay
  /** Chooses another way. */
  setWay: (way: ForgotWay) => void
  /** Whether the site has said which ways there are. */
  isKnown: boolean
  /** The form that has a new password mailed (FORGOT-02). */
  email: EmailResetResult
  /** The form that sets a new password with an SMS code (FORGOT-03, FORGOT-04). */
  phone: PhoneResetResult
}

/** Both ways to a new password for who forgot the old one (FORGOT-01 to FORGOT-05); what is typed into one stays while one looks at the other. */
export function useForgotPassword(): ForgotPasswordResult {
  const { has, isKnown } = useSettings()
  const ways = forgotWays({ isKnown, has })
  const [chosen, setWay] = useState<ForgotWay>()
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : ways[0]
  return { ways, way, setWay, isKnown, email: useResetByEmail(), phone: useResetByPhone() }
}
