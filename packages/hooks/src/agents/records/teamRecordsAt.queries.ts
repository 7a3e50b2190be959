import { askedAt, type RecordPlace } from '../../cashier/records/asked.ts'
import { BET_KINDS, MOVEMENT_KINDS, NO_KINDS } from '../../cashier/records/filter.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { accountIn } from './teamAddress.rules.ts'
import {
  teamBetsInfiniteQueryOptions,
  teamMovementsInfiniteQueryOptions,
  teamProfitMembersInfiniteQueryOptions,
  teamProfitQueryOptions,
} from './teamRecords.queries.ts'

/** The bets of a team that an address asks for (AGENT-07). */
export const teamBetsAtInfiniteQueryOptions = (lobby: Lobby, place: RecordPlace) =>
  teamBetsInfiniteQueryOptions(lobby, { ...askedAt(lobby, place, BET_KINDS), account: accountIn(place.search) })

/** The movements of a team's money that an address asks for (ROUTE-03, AGENT-07). */
export const teamMovementsAtInfiniteQueryOptions = (lobby: Lobby, place: RecordPlace) =>
  teamMovementsInfiniteQueryOptions(lobby, { ...askedAt(lobby, place, MOVEMENT_KINDS), account: accountIn(place.search) })

const profitAt = (lobby: Lobby, place: RecordPlace) => ({
  ...askedAt(lobby, place, NO_KINDS),
  account: accountIn(place.search),
})

/** The profit and loss of a team that an address asks for (AGENT-07). */
export const teamProfitAtQueryOptions = (lobby: Lobby, place: RecordPlace) =>
  teamProfitQueryOptions(lobby, profitAt(lobby, place))

/** The profit and loss of each member right below whom an address asks for (AGENT-07). */
export const teamProfitMembersAtInfiniteQueryOptions = (lobby: Lobby, place: RecordPlace) =>
  teamProfitMembersInfiniteQueryOptions(lobby, profitAt(lobby, place))
