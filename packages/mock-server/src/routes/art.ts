import { artFor } from '../art/index.ts'
import type { Scenario } from '../scenarios/scenarios.ts'

/** A picture; the same address always gives the same one, so it may be kept. */
export function artAnswer(pathname: string, { offline }: Scenario): Response {
  if (offline) return Response.error()
  const svg = artFor(pathname)
  const headers = { 'Access-Control-Allow-Origin': '*' }
  if (svg === undefined) return new Response('', { status: 404, headers })
  return new Response(svg, {
    headers: {
      ...headers,
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
