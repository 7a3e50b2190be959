import type { AddressName } from '@lobbykit/hooks'
import type { ComponentType } from 'react'
import { type LazyPart, pick } from '../parts/lazyPart.ts'
import type { ReadPlace, ReadsOf } from '../shared/reads.ts'
import type { Shown } from './route.ts'

/** What the `index.ts` of a folder in `screens/` gives: its screens, and what their addresses ask first, by the address. */
interface Screens {
  readonly reads: Partial<Readonly<Record<AddressName, ReadsOf>>>
}
type ScreensOf<W> = { [Name in keyof W]: W[Name] extends ComponentType ? Name : never }[keyof W]
type AddressIn<W> = AddressName & Uncapitalize<ScreensOf<W> & string>

/** What an address shows and asks first. */
export type Place<Address extends AddressName> = (address: Address) => Shown

/**
 * The screens of a world, each named after its address with a capital, and what they ask first, come in one script. The build
 * asks the calls of an address beforehand and writes them into its page, so nothing waits for that script.
 */
export const world =
  <W extends Screens>(part: LazyPart<W>): Place<AddressIn<W>> =>
  (address) => ({
    screen: screenIn(part, (address.charAt(0).toUpperCase() + address.slice(1)) as ScreensOf<W>),
    reads: async (place: ReadPlace) => (await pick(part, 'reads').load())[address]?.(place) ?? [],
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
  <S>(name: ScreensOf<S>, part: LazyPart<S>, world: Place<never>): Place<AddressName> =>
  (address) => ({ ...world(address as never), screen: screenIn(part, name) })

/** A screen of a world that stands for no address of its own. */
export const screenIn = <W>(part: LazyPart<W>, name: ScreensOf<W>) => pick(part, name) as LazyPart<ComponentType>
