import { isTeamRecord } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { AccountRecord } from './AccountRecord.tsx'

const teamRecord = lazyPart(async () => (await import('../../agents/Records/TeamRecord.tsx')).TeamRecord)

/** The member's own movements of money; with types=A those of an agent's team (ROUTE-03). */
export const TransactionRecord = () => (isTeamRecord(useSearch()) ? <LaterPart part={teamRecord} of={{}} /> : <AccountRecord />)
