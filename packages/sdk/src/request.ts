import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import type { Method } from './gateway.ts'
import type { Prepared } from './prepare.ts'

/** Writes a query as the contract says it; of what is absent nothing. */
export const serializeQuery: (query: unknown) => string = createQuerySerializer()

/** The request of a prepared call. Throws what the platform says of one that it cannot build, and that quotes it. */
export function requestOf(baseUrl: string, method: Method, path: string, { headers, params, body, write }: Prepared): Request {
  const address = { baseUrl, params, querySerializer: serializeQuery, pathSerializer: defaultPathSerializer }
  const text = body === undefined ? undefined : write(body)
  const request = new Request(createFinalURL(path, address), {
    method: method.toUpperCase(),
    // A redirect would take the token and the body to wherever it points, and its answer for the backend's.
    redirect: 'error',
    body: text ?? null,
  })
  if (text !== undefined) request.headers.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) request.headers.set(name, value)
  return request
}
