import type { Message } from '../core/message.ts'

/** What is wrong with the repeated new password (PSW-02). */
export function repeatProblem(newPassword: string, repeated: string): Message | undefined {
  if (repeated === '') return { id: 'enter_password' }
  return repeated === newPassword ? undefined : { id: 'confirmation_not_matched' }
}
