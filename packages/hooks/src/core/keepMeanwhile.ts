import { hashKey, type QueryKey } from '@tanstack/react-query'

const withoutOne = (key: QueryKey, name: string) => hashKey([...key.slice(0, -1), { ...Object(key.at(-1)), [name]: '' }])

/**
 * Until a read has loaded, the previous one stays where the two differ in this one parameter alone, such as the language. What was
 * read of anything else, such as another day, would stand under a heading that is not its own.
 */
export const keepMeanwhile =
  (key: QueryKey, parameter: string) =>
  <Data>(before: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query && withoutOne(query.queryKey, parameter) === withoutOne(key, parameter) ? before : undefined
