import { type Message, type ReadState, textOf, usePicture } from '@lobbykit/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { words } from './words.ts'

export const Tap = (props: ComponentProps<'button'>) => <button type="button" {...props} />

/** What the hooks have to say, in words. */
export const Say = ({ message, role = 'alert' }: { message: Message | undefined; role?: 'alert' | 'status' }) =>
  message && <p role={role}>{textOf(message, words)}</p>

/** What was asked of the backend: on the way it says so, what failed can be asked for again. */
export function Loaded({ of: { status, retry }, children }: { of: ReadState; children: ReactNode }) {
  if (status === 'loading') return <p role="status">{words.in_please_wait}</p>
  if (status === 'failed') return <Tap onClick={retry}>{words.load_retry}</Tap>
  return children
}

interface PictureProps {
  /** Places of the picture, best first. */
  places: readonly string[]
  name: string
}

/** A picture at the first of its places that works; without any its name stands there. */
export function Picture({ places, name }: PictureProps) {
  const { src, onError } = usePicture(places)
  return src ? <img src={src} alt="" loading="lazy" onError={onError} /> : <span className="picture">{name.slice(0, 1)}</span>
}
