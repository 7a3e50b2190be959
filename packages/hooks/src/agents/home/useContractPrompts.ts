import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { ask } from '../../core/notices/notices.ts'
import { hasContracts } from '../../core/session/member.rules.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { contractRequestsQueryOptions } from '../agents.queries.ts'
import { contractPrompts } from './agentHome.rules.ts'

/** Asks about each contract that is offered, once a visit of the page, until the agent goes to one; types without contracts ask nothing (AGENT-06). */
export function useContractPrompts(): void {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  const type = session?.type
  const { data, isFetching } = useLobbyQuery(contractRequestsQueryOptions, undefined, {
    enabled: type !== undefined && hasContracts(type),
  })
  const member = session?.userName
  const asked = useRef<string>(undefined)
  const isHere = useIsHere()
  useEffect(() => {
    // Data from the cache may name contracts that were answered meanwhile, so the fresh answer is waited for.
    if (type === undefined || !data || isFetching || asked.current === member) return
    asked.current = member
    const askAll = async () => {
      for (const { title, path } of contractPrompts(type, data)) {
        const goes = await ask(lobby, { title, text: { id: 'contract_waits' }, confirm: { id: 'contract_go' } })
        if (goes) lobby.ports.navigate(path)
        // The end of the session answers a question with no.
        if (goes || !isHere() || lobby.state.session?.userName !== member) return
      }
    }
    void askAll()
  }, [lobby, member, type, data, isFetching, isHere])
}
