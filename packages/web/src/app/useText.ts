import type { Message } from '@lobbykit/hooks'
import { useCallback } from 'react'
import { useSpeech } from './Texts.tsx'

/** Puts ids and messages of the rules into words of the chosen language. */
export function useText() {
  const { format } = useSpeech()
  return useCallback(
    (message: Message | string, values?: Record<string, string | number>): string => {
      if (typeof message === 'string') return format(message, values)
      return 'text' in message ? message.text : format(message.id, message.values)
    },
    [format],
  )
}
