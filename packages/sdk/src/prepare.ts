import { ApiError } from './apiError.ts'
import type { BodyCipher } from './bodyCipher.ts'
import type { CallOptions, Init } from './gateway.ts'
import { observe } from './observe.ts'
import type { Operation } from './operation.ts'
import { DEFAULT_HEADERS, type HeaderNames, type SdkOptions, SEALED_TYPE, STANDALONE_DEVICE } from './options.ts'
import { serializeQuery } from './request.ts'

type PlainHeaders = Record<string, string>

/** A call as it travels, before its encryption. Nothing of what a caller gave goes along but these. */
export interface Prepared {
  headers: PlainHeaders
  params: { query?: Record<string, unknown>; path?: Record<string, unknown> }
  body?: unknown
  /** Makes a body the text that travels. */
  write: (body: unknown) => string
}

export const headerNames = (options: SdkOptions): HeaderNames => ({ ...DEFAULT_HEADERS, ...options.headers })

/** An empty text, `.` or `..` in a path would lead to another address. */
const NO_SEGMENT = /^\.{0,2}$/

const plainHeaders = (headers: CallOptions['headers']): PlainHeaders | undefined =>
  headers && Symbol.iterator in headers ? Object.fromEntries(headers) : headers

/** Makes the function that adds to a call what the contract's facts and the merchant's options say. */
export function createPrepare(options: SdkOptions) {
  const names = headerNames(options)
  return function prepare(template: string, operation: Operation, init: Init, token: string | undefined): Prepared {
    for (const [, name = ''] of template.matchAll(/{(\w+)}/g))
      if (NO_SEGMENT.test(`${init.params?.path?.[name] ?? ''}`)) throw new ApiError('invalid', { operation: operation.id })
    const headers: PlainHeaders = { ...plainHeaders(init.headers), [names.merchant]: options.merchantCode }
    if (operation.module) headers[names.module] = operation.module
    if (token) headers[names.token] = token
    if (operation.once && init.intention && names.intention) headers[names.intention] = init.intention
    if (operation.device && observe(() => options.standalone?.())) headers[names.device] = STANDALONE_DEVICE
    if (operation.form) headers['Content-Type'] = 'application/x-www-form-urlencoded'
    const { query, path } = init.params ?? {}
    const params: Prepared['params'] = {}
    if (query) params.query = query
    if (path) params.path = path
    if (operation.merchantQuery) params.query = { ...query, [operation.merchantQuery]: options.merchantCode }
    if (token && operation.tokenQuery && options.tokenInQuery) params.query = { ...params.query, [operation.tokenQuery]: token }
    return { params, body: init.body, headers, write: operation.form ? serializeQuery : JSON.stringify }
  }
}

/**
 * Encrypts the body of a prepared call and adds the header that explains how. The `cause` of a missing cipher names the option,
 * and so does the cause of the cause of one that failed.
 */
export async function encrypt({ id }: Operation, ready: Prepared, options: SdkOptions): Promise<Prepared> {
  const cipher = options.bodyCipher
  if (!cipher) throw new Error(`${id} travels encrypted: pass bodyCipher to createSdk`, { cause: 'bodyCipher' })
  const sealed = await seal(cipher, id, ready.body)
  const headers = {
    ...ready.headers,
    'Content-Type': sealed.contentType ?? SEALED_TYPE,
    [headerNames(options).encryption]: sealed.header,
  }
  return { ...ready, headers, body: sealed.body, write: String }
}

async function seal(cipher: BodyCipher, operation: string, body: unknown) {
  let plain = ''
  try {
    plain = JSON.stringify(body)
    return await cipher.encrypt(plain)
  } catch (error) {
    const { message } = Object(error)
    // A body that is no JSON has not reached the cipher.
    throw new ApiError('invalid', { operation, cause: plain ? new Error(message, { cause: 'bodyCipher' }) : undefined })
  }
}
