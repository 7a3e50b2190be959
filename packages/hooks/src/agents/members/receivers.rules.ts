import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { LONGEST_ACCOUNT } from '../account.rules.ts'

/** The accounts that the address of a team wants to give money to, as it spells them; what cannot be an account is left out. */
export const receiversIn = (search: string): string[] =>
  queryText(parseQuery(search), 'to')
    .split(',')
    .map((account) => account.trim())
    .filter((account) => account !== '' && account.length <= LONGEST_ACCOUNT)

/** Whether the address of a team asks to hand money to somebody, instead of showing the members (AGENT-07). */
export const asksToHandDown = (search: string): boolean => receiversIn(search).length > 0
