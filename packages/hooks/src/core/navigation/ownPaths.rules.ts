import { ADDRESSES, type AddressName, isAt, pathOf } from './addresses.rules.ts'

/** Paths of a skin's own, both ways; queries and fragments stay as they are. */
export interface OwnPaths {
  /** What an address of the site is called in the skin: for the port `navigate`, for links, and for whole addresses that are shared. */
  toOwn: (address: string) => string
  /** Which path of the site one of the skin's stands for: for `addressAt`, `isAt` and the guard. */
  toSite: (address: string) => string
}

const names = Object.keys(ADDRESSES) as AddressName[]

/** The path of an address, with or without an origin before it, changed. */
function withPath(address: string, change: (path: string) => string): string {
  const [, origin = '', path = '', rest = ''] = /^(https?:\/\/[^/?#]+)?([^?#]*)(.*)$/s.exec(address) ?? []
  return origin + change(path) + rest
}

/**
 * Lets a skin call addresses of the site by paths of its own, such as `{ deposit: '/cashier' }`; all others keep theirs. Throws for a
 * path that does not begin with one slash, has a query, or belongs to another address.
 */
export function ownPaths(own: Readonly<Partial<Record<AddressName, string>>>): OwnPaths {
  const byOwn = new Map<string, AddressName>()
  for (const name of names) {
    const path = own[name]
    if (path === undefined) continue
    if (!/^\/(?!\/)[^?#\s]*$/.test(path))
      throw new Error(`The path of ${name} must begin with one slash and have no query: ${path}`)
    const other = byOwn.get(path) ?? names.find((each) => each !== name && own[each] === undefined && isAt(each, path))
    if (other) throw new Error(`${name} and ${other} cannot both be at ${path}`)
    byOwn.set(path, name)
  }
  return {
    toOwn: (address) =>
      withPath(address, (path) => {
        const name = names.find((each) => isAt(each, path))
        return (name && own[name]) ?? path
      }),
    toSite: (address) =>
      withPath(address, (path) => {
        const name = byOwn.get(path) ?? byOwn.get(path.replace(/(.)\/+$/, '$1'))
        return name ? pathOf(name) : path
      }),
  }
}
