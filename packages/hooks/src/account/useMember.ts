import type { WpsSchemas } from '@lobbykit/sdk'
import { useSnapshot } from 'valtio'
import { isAgent, isTrial } from '../core/session/member.rules.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import { memberInfoQueryOptions } from './member.queries.ts'

/** The member as screens show them. Until the info is loaded, what the session knows stands in. */
export interface MemberResult {
  /** Whether somebody is logged in, also on trial. */
  isLoggedIn: boolean
  /** Whether the member has a team of their own (AGENT-01). */
  isAgent: boolean
  /** Whether it is free play without an account (LOGIN-11). */
  isTrial: boolean
  /** Nickname, else account; undefined for a guest. */
  name: string | undefined
  /** All that the backend says of the member; undefined until it is loaded. It is kept on the device (APP-22). */
  info: WpsSchemas['MemberInfo'] | undefined
}

/** The member as screens show them. Until the info is loaded, what the session knows stands in. */
export function useMember(): MemberResult {
  const { session } = useSnapshot(useLobby().state)
  const { data } = useMemberQuery(memberInfoQueryOptions, undefined)
  const type = data?.type ?? session?.type
  return {
    isLoggedIn: session !== null,
    isAgent: type !== undefined && isAgent(type),
    isTrial: type !== undefined && isTrial(type),
    name: data?.nickname || data?.account || session?.userName,
    info: data,
  }
}
