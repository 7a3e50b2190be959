import type { Message } from './message.ts'

/** What stands in the way of something that a member wants to do, the same in every form. */
export interface Obstacle<Kind extends string> {
  /** Which one it is. */
  kind: Kind
  /** What it says. */
  message: Message
  /** The way to what removes it, such as a part of the security centre that must be set first; undefined where there is none. */
  way:
    | {
        /** What it leads to. */
        label: Message
        /** The address of that. */
        path: string
      }
    | undefined
}
