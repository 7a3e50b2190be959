import { safeUrl } from '../core/navigation/link.rules.ts'
import type { CallOutcome } from './calls.rules.ts'

/** What a developer is told once: what is wrong, and the key of the configuration that mends it. */
export interface Complaint {
  /** What it is about; a second one of the same is not told. */
  about: string
  text: string
}

/** The configuration that decides which addresses of the backend are shown and opened. */
export interface Allowed {
  /** The page's own address. */
  base: string
  imageHosts: readonly string[]
  linkHosts: readonly string[]
}

/** What is wrong with a backend that gives no answer, or one that is none of the contract; undefined for one that answers. */
export function backendComplaint(operation: string, host: string, outcome: CallOutcome): Complaint | undefined {
  if (outcome.kind === 'network')
    return {
      about: `network ${host}`,
      text: `${operation}: no answer came from ${host}. Is it there, and does it let this site ask it (CORS)? \`baseUrl\` of the configuration names it.`,
    }
  const isStranger =
    outcome.kind === 'malformed' || (outcome.kind === 'refused' && outcome.code === undefined && outcome.status < 500)
  if (!isStranger) return undefined
  return {
    about: `answer ${host}`,
    text: `${operation}: what ${host} answered is none of the contract's answers. Is it the backend? \`baseUrl\` of the configuration names it.`,
  }
}

/** Every text in an answer, with the name of its field. */
function* textsIn(value: unknown, name = ''): Generator<readonly [name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, key)
}

const PICTURE_FIELD = /image|icon|logo|picture/i
const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i

/** Addresses in an answer that the lobby neither shows nor opens, one complaint for each origin. */
export function addressComplaints(operation: string, body: unknown, { base, imageHosts, linkHosts }: Allowed): Complaint[] {
  // Where a game opens is told by the launch itself.
  if (operation === 'launchGame') return []
  return [...textsIn(body)].flatMap(([name, text]) => {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return []
    const { origin, pathname } = new URL(text)
    const isPicture = PICTURE_FIELD.test(name) || PICTURE_FILE.test(pathname)
    if (safeUrl(text, { base, hosts: isPicture ? imageHosts : linkHosts })) return []
    const [thing, key, loss] = isPicture ? ['a picture on', 'imageHosts', 'shown'] : ['a link to', 'linkHosts', 'opened']
    return {
      about: `${key} ${origin}`,
      text: `${operation} names ${thing} ${origin}, which \`${key}\` of the configuration does not let in (hosts, over https): it is not ${loss}.`,
    }
  })
}
