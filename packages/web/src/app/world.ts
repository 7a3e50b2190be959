import type { AddressName } from '@lobbykit/hooks'
import type { ComponentType } from 'react'
import { type LazyPart, pick } from '../parts/lazyPart.ts'
import type { ReadPlace, ReadsOf } from '../shared/reads.ts'
import type { Shown } from './route.ts'

/**
 * What the `index.ts` of a folder in `screens/` gives beside its screens: what its addresses ask first, by their names. A name
 * that no address has does not compile. A world may also ask nothing: `object` makes TypeScript accept one without `reads`.
 */
type World<W> = object & {
  readonly reads?: Partial<Readonly<Record<AddressName, ReadsOf>>> & Readonly<Record<Exclude<AskedIn<W>, AddressName>, never>>
}
type AskedIn<W> = W extends { readonly reads: infer Reads } ? keyof Reads : never
type ScreensOf<W> = { [Name in keyof W]: W[Name] extends ComponentType ? Name : never }[keyof W]
type AddressIn<W> = AddressName & Uncapitalize<ScreensOf<W> & string>

/** What an address shows and asks first. */
export type Place<Address extends AddressName> = (address: Address) => Shown

/**
 * The screens of a world, each named after its address with a capital, and what they ask first, come in one script. The build
 * asks the calls of an address beforehand and writes them into its page, so nothing waits for that script.
 */
export const world =
  <W extends World<W>>(part: LazyPart<W>): Place<AddressIn<W>> =>
  (address) => ({
    screen: screenIn(part, (address.charAt(0).toUpperCase() + address.slice(1)) as ScreensOf<W>),
    reads: readsIn(part, address),
  })

/** A screen in a script of its own; what its address asks first stands in its file as `reads`. */
export const alone = <S extends { readonly reads?: ReadsOf }>(name: ScreensOf<S>, part: LazyPart<S>): Shown => ({
  screen: screenIn(part, name),
  reads: async (place) => (await part.load()).reads?.(place) ?? [],
})

/**
 * A large screen of a world in a script of its own. What its address asks first stands in the world, where others of that world ask
 * with the same rules.
 */
export const apart =
  <S, W extends World<W>>(name: ScreensOf<S>, part: LazyPart<S>, world: LazyPart<W>): Place<AddressName & AskedIn<W>> =>
  (address) => ({ screen: screenIn(part, name), reads: readsIn(world, address) })

/** One screen of those that a part brings. */
export const screenIn = <W>(part: LazyPart<W>, name: ScreensOf<W>) => pick(part, name) as LazyPart<ComponentType>

const readsIn =
  <W extends World<W>>(part: LazyPart<W>, address: AddressName) =>
  async (place: ReadPlace) =>
    (await part.load()).reads?.[address]?.(place) ?? []
