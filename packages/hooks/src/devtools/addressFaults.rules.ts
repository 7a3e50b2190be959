import { type Fault, originOf } from '../core/complaints/complaints.rules.ts'
import { safeUrl } from '../core/navigation/link.rules.ts'

/** The configuration that decides which addresses of the backend are shown and opened. */
export interface Allowed {
  /** The page's own address. */
  base: string
  imageHosts: readonly string[]
  linkHosts: readonly string[]
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

/** Addresses in an answer that the lobby would neither show nor open, whether or not anybody looks at them. */
export function addressFaults(operation: string, body: unknown, { base, imageHosts, linkHosts }: Allowed): Fault[] {
  // Where a game opens is told by the launch itself.
  if (operation === 'launchGame') return []
  return [...textsIn(body)].flatMap(([name, text]) => {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return []
    const isPicture = PICTURE_FIELD.test(name) || PICTURE_FILE.test(new URL(text).pathname)
    if (safeUrl(text, { base, hosts: isPicture ? imageHosts : linkHosts })) return []
    return { kind: isPicture ? 'picture' : 'link', operation, place: originOf(text, base) } as const
  })
}
