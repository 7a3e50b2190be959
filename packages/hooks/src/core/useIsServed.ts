import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * True on a server, and in a browser while it takes over what a server rendered: then nothing may be said that only one of the two
 * knows. The render after that has the truth (KIT-05).
 */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
