import { type Lookup, memberLookups } from '@lobbykit/sdk'
import type { Clock, StorageLike } from './ports.ts'
import { readJson, STORAGE_KEYS } from './storage.ts'

/** Lookups kept on the device and fetched only when absent (APP-22); which ones, the contract says (x-cache). */
export interface LookupCache {
  /**
   * The kept answer, or what `ask` gets, which is then kept unless it had flaws or was empty. A kept answer counts as absent
   * when it is not `isWhole`, belongs to another merchant or member, is older than the merchant allows, or is to be reloaded.
   */
  keep(
    lookup: Lookup,
    isWhole: (value: unknown) => boolean,
    ask: () => Promise<{ value: unknown; whole: boolean }>,
  ): Promise<unknown>
  /** Forgets what belonged to a member (LOGIN-12). */
  forgetMember(): void
}

interface Options {
  /** One that never throws: what was fetched must reach its screen whatever the device keeps. */
  storage: StorageLike
  clock: Pick<Clock, 'now'>
  merchant: string
  /** Whose answers a lookup of the member's own may use; undefined for a guest. */
  member: () => string | undefined
  /** Hours after which an answer counts as absent; none ever does by itself without it. */
  maxAgeHours?: number | undefined
}

interface Kept {
  at: number
  merchant: string
  /** Whose it is and what was asked for, where it belongs to a member. */
  member?: string | undefined
  asked?: string | undefined
  value: unknown
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'merchant' in value &&
  'at' in value &&
  typeof value.at === 'number'

export function createCache({ storage, clock, merchant, member, maxAgeHours }: Options): LookupCache {
  const maxAgeMs = (maxAgeHours ?? Number.POSITIVE_INFINITY) * 3_600_000
  const valuesOf = ({ query }: Lookup) =>
    Object.keys(query)
      .sort()
      .flatMap((name) => (query[name] === merchant ? [] : [String(query[name])]))
      .join('.')
  /** The key under which an answer is kept, and whose it is. What is a member's has one key whatever was asked, so that it can be forgotten. */
  const storageKeyOf = (lookup: Lookup) => {
    const name = STORAGE_KEYS.cache + lookup.name
    const asked = valuesOf(lookup)
    if (lookup.isMembers) return { key: name, member: member(), asked }
    return { member: undefined, asked: undefined, key: asked ? `${name}.${asked}` : name }
  }
  function read({ key, member: owner, asked }: ReturnType<typeof storageKeyOf>) {
    const kept = readJson(storage, key, isKept)
    if (!kept || kept.merchant !== merchant || kept.member !== owner || kept.asked !== asked) return undefined
    const age = clock.now() - kept.at
    return age >= 0 && age < maxAgeMs ? kept : undefined
  }
  return {
    async keep(lookup, isWhole, ask) {
      const { key, ...owner } = storageKeyOf(lookup)
      const { reload } = lookup
      const kept = reload === true ? undefined : read({ key, ...owner })
      const isGood = kept !== undefined && isWhole(kept.value) && !(typeof reload === 'function' && reload(kept.value))
      if (isGood) return kept.value
      const { value, whole } = await ask()
      // An answer that comes after its member left is kept for nobody.
      const isTheirs = !lookup.isMembers || (owner.member !== undefined && owner.member === member())
      if (whole && isTheirs) storage.setItem(key, JSON.stringify({ at: clock.now(), merchant, ...owner, value } satisfies Kept))
      return value
    },
    forgetMember() {
      for (const name of memberLookups) storage.removeItem(STORAGE_KEYS.cache + name)
    },
  }
}
