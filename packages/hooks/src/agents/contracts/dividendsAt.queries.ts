import { askedAt, type RecordPlace } from '../../cashier/records/asked.ts'
import { NO_KINDS } from '../../cashier/records/filter.rules.ts'
import type { QuickRange } from '../../cashier/records/ranges.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { dividendsInfiniteQueryOptions } from './dividends.queries.ts'

/** A dividend is of half a month: a month shows the one that runs and the one before. */
export const DIVIDEND_RANGE: QuickRange = 'thisMonth'

/** The dividends that an address asks for (AGENT-07). */
export const dividendsAtInfiniteQueryOptions = (lobby: Lobby, place: RecordPlace) =>
  dividendsInfiniteQueryOptions(lobby, askedAt(lobby, place, NO_KINDS, DIVIDEND_RANGE))
