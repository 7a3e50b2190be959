import type { MutationOptions } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLobby } from './useLobby.ts'
import { write } from './write.ts'

/** Sends what the mutation options of a feature describe, and tells whether it is under way. */
export function useSending(): {
  send: <Value, Variables>(options: MutationOptions<Value, Error, Variables>, variables: Variables) => Promise<Value>
  isSending: boolean
} {
  const lobby = useLobby()
  const [isSending, setSending] = useState(false)
  const send = useCallback(
    async <Value, Variables>(options: MutationOptions<Value, Error, Variables>, variables: Variables): Promise<Value> => {
      setSending(true)
      try {
        return await write(lobby, options, variables)
      } finally {
        setSending(false)
      }
    },
    [lobby],
  )
  return { send, isSending }
}
