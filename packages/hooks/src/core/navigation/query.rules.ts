/** Bounds of a query: parameters in all, names inside names, items of a list (APP-16). */
export const QUERY_PARAMETERS = 1_000
export const QUERY_DEPTH = 5
export const QUERY_ARRAY = 20

export type QueryValue = string | QueryValue[] | Query
/** What a query says, by name; it inherits nothing, so any name may be looked up. */
export interface Query {
  [name: string]: QueryValue
}

const emptyQuery = (): Query => Object.create(null)

/** `a[b][]` as a, b and the empty name; what lies deeper than allowed stays one name, brackets and all. */
function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0) return [name]
  const path = [name.slice(0, open)]
  let rest = name.slice(open)
  while (path.length <= QUERY_DEPTH) {
    const inner = /^\[([^[\]]*)\]/.exec(rest)
    if (!inner) break
    path.push(inner[1] ?? '')
    rest = rest.slice(inner[0].length)
  }
  if (rest) path.push(rest)
  return path
}

/** Puts one more value beside what is there; a list that is full takes no more. */
function beside(there: QueryValue | undefined, value: QueryValue): QueryValue {
  if (there === undefined) return value
  if (!Array.isArray(there)) return [there, value]
  if (there.length < QUERY_ARRAY) there.push(value)
  return there
}

function put(query: Query, [name = '', ...inner]: string[], value: string): void {
  const [next] = inner
  if (next === undefined) {
    query[name] = beside(query[name], value)
    return
  }
  if (inner.length === 1 && (next === '' || isIndex(next))) {
    const list = query[name]
    query[name] = beside(list === undefined ? [] : list, value)
    return
  }
  const there = query[name]
  const group = typeof there === 'object' && !Array.isArray(there) ? there : emptyQuery()
  if (group !== there) query[name] = there === undefined ? group : beside(there, group)
  put(group, inner, value)
}

/** Whether a name is a place in a list; one beyond the bound is a name like any other. */
const isIndex = (name: string) => /^\d{1,4}$/.test(name) && Number(name) < QUERY_ARRAY

/**
 * Reads the query of an address, however long or odd it is: at most 1000 parameters, names 5 deep, lists of 20 (APP-16).
 * Whatever cannot be decoded is kept as it stands; nothing throws.
 */
export function parseQuery(search: string): Query {
  const query = emptyQuery()
  const text = search.startsWith('?') ? search.slice(1) : search
  for (const [name, value] of new URLSearchParams(text.split('&', QUERY_PARAMETERS).join('&'))) put(query, pathOf(name), value)
  return query
}

/** The text of a name: the first where it is a list, empty where there is none. */
export function queryText(query: Query, name: string): string {
  const value = query[name]
  const first = Array.isArray(value) ? value.find((each) => typeof each === 'string') : value
  return typeof first === 'string' ? first : ''
}
