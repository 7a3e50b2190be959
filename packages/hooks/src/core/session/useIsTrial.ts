import { useSnapshot } from 'valtio'
import { useLobby } from '../useLobby.ts'
import { isTrial } from './member.rules.ts'

/** Whether it is free play without an account (LOGIN-11). It looks at the type alone, so that a renewed token redraws nothing (LOGIN-15). */
export function useIsTrial(): boolean {
  const { session } = useSnapshot(useLobby().state)
  const type = session?.type
  return type !== undefined && isTrial(type)
}
