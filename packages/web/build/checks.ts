import type { Rolldown } from 'vite'
import { laterDomainOf } from '../../sdk/src/domains.ts'
import type { EarlyCalls } from '../src/app/earlyPage.ts'
import type { WaitingPage } from '../src/app/waitingStates.ts'
import type { Merchant } from '../src/merchant.ts'

/**
 * Adds to every early call the script that checks its answer. The SDK loads that script only once the application runs, and the
 * answer would have to wait for it.
 */
export function withChecks(
  pages: readonly WaitingPage[],
  chunks: readonly Rolldown.OutputChunk[],
  { apiBase }: Pick<Merchant, 'apiBase'>,
): WaitingPage[] {
  const base = apiBase.replace(/\/$/, '')
  const files = new Map<string, string>()
  for (const { moduleIds, fileName } of chunks) {
    for (const id of moduleIds) {
      const [, domain] = /\/sdk\/src\/gen\/domains\/(\w+)\.ts$/.exec(id) ?? []
      if (domain) files.set(domain, `/${fileName}`)
    }
  }
  const checked = (calls: EarlyCalls): EarlyCalls =>
    Object.fromEntries(
      Object.entries(calls).map(([query, list]) => [
        query,
        list.map((call) => {
          const check = files.get(laterDomainOf(`GET ${call.url.slice(base.length).split('?')[0]}`) ?? '')
          return { ...call, ...(check && { check }) }
        }),
      ]),
    )
  return pages.map((page) => ({ ...page, guest: checked(page.guest), member: checked(page.member) }))
}
