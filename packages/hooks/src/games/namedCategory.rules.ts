import { parseQuery, queryText } from '../core/navigation/query.rules.ts'

/** Key of the category that the query of a list of games names; undefined where it names none (LIST-01). */
export const namedCategory = (search: string): string | undefined => queryText(parseQuery(search), 'gameType') || undefined
