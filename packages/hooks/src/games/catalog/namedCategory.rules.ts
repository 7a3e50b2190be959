import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { HOT } from './vendors.rules.ts'

/** Key of the category that the query of a list of games names; undefined where it names none (LIST-01). */
export const namedCategory = (search: string): string | undefined => queryText(parseQuery(search), 'gameType') || undefined

/** The category that the address of home names; that of the hot games where it names none (POP-01). */
export const homeCategory = (search: string): string => queryText(parseQuery(search), 'category') || HOT
