import type { WpsSchemas } from '@lobbykit/sdk'
import { uniqueBy } from '../../core/list.rules.ts'

type ServiceEntry = WpsSchemas['ServiceEntry']

/** The channels the customer service answers on (MENU-04). */
export const CHANNELS = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const
/** Which channel of the customer service it is (MENU-04). */
export type Channel = (typeof CHANNELS)[number]

/** A channel with what it is called and where it may be reached, best first. */
export interface ServiceChannel {
  /** Which channel it is (MENU-04). */
  channel: Channel
  /** Its name, as the backend gives it. */
  title: string
  /** Addresses that it may be reached at, the best first. */
  links: readonly string[]
  /** How many lines can be opened: one for each address, and one for the live chat that has none (MENU-05). */
  lines: number
}

const isChannel = (type: string): type is Channel => CHANNELS.some((channel) => channel === type)

/**
 * The channels to offer, in the server's order, each once (MENU-04). `safe` decides every address; a channel without one
 * that may be opened is left out, but for the live chat when the service link stands in for it.
 */
export function serviceChannels(
  rows: readonly ServiceEntry[],
  { safe, hasServiceLink }: { safe: (link: string) => string | undefined; hasServiceLink: boolean },
): ServiceChannel[] {
  const channels = rows.flatMap(({ csType, title, links = [] }): ServiceChannel[] => {
    if (!isChannel(csType)) return []
    const allowed = links.flatMap((link) => safe(link) ?? [])
    if (allowed.length === 0 && !(csType === 'LIVECHAT' && hasServiceLink)) return []
    return [{ channel: csType, title, links: allowed, lines: Math.max(1, allowed.length) }]
  })
  return uniqueBy(channels, ({ channel }) => channel)
}
