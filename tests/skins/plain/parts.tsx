import { type Message, textOf } from '@lobbykit/hooks'
import en from '@lobbykit/hooks/messages/en.json'
import type { ComponentProps } from 'react'

export const Tap = (props: ComponentProps<'button'>) => <button type="button" {...props} />

/** What the hooks have to say, in words. */
export const Say = ({ message, role = 'alert' }: { message: Message | undefined; role?: 'alert' | 'status' }) =>
  message && <p role={role}>{textOf(message, en)}</p>
