import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'

/**
 * Whose a form is that stays open: the member's who was last logged in here, until another one is. A session that has ended
 * changes nothing yet, for mostly the same member comes back (LOGIN-13).
 */
export function useOwner(): string | undefined {
  const { session } = useSnapshot(useLobby().state)
  const member = session?.userName
  const [owner, setOwner] = useState(member)
  if (member !== undefined && member !== owner) setOwner(member)
  return member ?? owner
}

/**
 * State of a form of a member, as of `useState`: for another member it begins anew, and so it does for another `of`, such as
 * another thing that the form is about (LOGIN-13).
 */
export function useOwned<Value>(begin: () => Value, of?: string | number): readonly [Value, (value: Value) => void] {
  const owner = JSON.stringify([useOwner(), of])
  const [state, setState] = useState(() => ({ owner, value: begin() }))
  const current = state.owner === owner ? state : { owner, value: begin() }
  if (current !== state) setState(current)
  const set = useCallback(
    // What comes late for the one before is not for who is here now.
    (value: Value) => setState((before) => (before.owner === owner ? { owner, value } : before)),
    [owner],
  )
  return [current.value, set]
}
