import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'
import type { Notice, Prompt } from './notices.rules.ts'
import { answerPrompt } from './notices.ts'

/** A question and its two answers. */
export interface PromptResult {
  /** What to ask now; null while there is nothing to ask (APP-18). */
  prompt: Prompt | null
  /** Answers yes. */
  confirm: () => void
  /** Answers no; also what closing the question means. */
  cancel: () => void
}

/** The notices to show now, oldest first; they come and go by themselves (APP-17). */
export const useNotices = (): readonly Notice[] => useSnapshot(useLobby().state).notices

/** The question to ask now, if any, and how to answer it (APP-18). */
export function usePrompt(): PromptResult {
  const lobby = useLobby()
  const { prompt } = useSnapshot(lobby.state)
  return {
    prompt,
    confirm: useCallback(() => answerPrompt(lobby, true), [lobby]),
    cancel: useCallback(() => answerPrompt(lobby, false), [lobby]),
  }
}
