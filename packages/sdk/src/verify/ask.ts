import { check } from './check.ts'
import { isNode, type Node } from './document.ts'
import type { Read } from './reads.ts'

export interface Asking {
  /** Where the backend answers. */
  baseUrl: string
  merchant: string
  /** Of the member in whose name to ask; without one only what guests may ask. */
  token?: string | undefined
  /** Backend code of a language. */
  language: string
  /** What the backend calls a header, by its name in the contract. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds since 1970; the last 30 days before it are the range that is asked for. */
  now: number
}

/** What earlier answers said; ids for later calls come from there. */
export type Earlier = readonly { path: string; value: unknown }[]

const RANGE_MS = 30 * 24 * 3_600_000
/** `/wps/game` and its like: an id from another part of the backend would name another thing. */
const SEGMENTS_IN_COMMON = 2
const TIMEOUT_MS = 15_000

/** The request of a read, or the parameter that no earlier answer gave a value for. */
export function requestOf(read: Read, asking: Asking, earlier: Earlier): { url: string; headers: Headers } | { lacks: string } {
  const headers = new Headers()
  const query = new URLSearchParams()
  let path = read.path
  for (const { name, in: place, schema, example, isMerchant } of read.parameters) {
    const value =
      (isMerchant ? asking.merchant : (fixed(name, schema, asking) ?? answered(name, schema, read, earlier))) ??
      (place === 'path' ? undefined : example)
    if (value === undefined) return { lacks: name }
    const text = String(value)
    if (place === 'header') headers.set(asking.headers?.[name] ?? name, text)
    else if (place === 'query') query.set(name, text)
    else path = path.replace(`{${name}}`, encodeURIComponent(text))
  }
  if (asking.token !== undefined && read.token !== 'none')
    headers.set(asking.headers?.[read.tokenHeader] ?? read.tokenHeader, asking.token)
  const search = query.size ? `?${query}` : ''
  return { url: asking.baseUrl.replace(/\/+$/, '') + path + search, headers }
}

/** What stands firm without any answer: constants, the language, the range. */
function fixed(name: string, schema: Node, { language, now }: Asking): unknown {
  if ('const' in schema) return schema.const
  if (name === 'language' || name === 'lang') return language
  if (name !== 'startDate' && name !== 'endDate') return undefined
  const moment = name === 'startDate' ? now - RANGE_MS : now
  return schema.type === 'string' ? new Date(moment).toISOString().slice(0, 10) : moment
}

/** The value of a field of the same name in a list of the nearest earlier answer that has one. */
function answered(name: string, schema: Node, { path, document }: Read, earlier: Earlier): unknown {
  const common = (other: string) => {
    const segments = other.split('/').slice(1)
    const differs = path
      .split('/')
      .slice(1)
      .findIndex((segment, at) => segment !== segments[at])
    return differs < 0 ? segments.length : differs
  }
  const near = earlier
    .filter((each) => common(each.path) >= SEGMENTS_IN_COMMON)
    .toSorted((one, other) => common(other.path) - common(one.path))
  const fits = (value: unknown) => !check(document, schema, value).differences.length
  for (const { value } of near) {
    const found = fieldIn(value, name, fits, false)
    if (found !== undefined) return found
  }
  return undefined
}

function fieldIn(value: unknown, name: string, fits: (value: unknown) => boolean, isInList: boolean): unknown {
  if (!Array.isArray(value) && !isNode(value)) return undefined
  const own = isInList && isNode(value) ? value[name] : undefined
  if (own !== undefined && fits(own)) return own
  for (const each of Object.values(value)) {
    const found = fieldIn(each, name, fits, isInList || Array.isArray(value))
    if (found !== undefined) return found
  }
  return undefined
}

export interface Reply {
  status: number
  /** The parsed body; undefined when it is no JSON. */
  body: unknown
  type: string
}

/** Asks once. Redirects are not followed: the token belongs to this backend alone. */
export async function ask({ url, headers }: { url: string; headers: Headers }): Promise<Reply> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await response.text()
  const type = response.headers.get('Content-Type') ?? 'nothing'
  try {
    return { status: response.status, body: JSON.parse(text), type }
  } catch {
    return { status: response.status, body: undefined, type }
  }
}
