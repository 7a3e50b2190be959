import type { AddressName } from '@lobbykit/hooks'
import type { ComponentType } from 'react'
import { type LazyPart, pick } from '../ui/lazyPart.ts'
import type { ReadPlace, ReadsOf, Route } from './route.ts'

/** What the `index.ts` of a folder in `screens/` gives: its screens, and what their addresses ask first, by the address. */
interface Screens {
  readonly reads: Partial<Readonly<Record<AddressName, ReadsOf>>>
}
type ScreensOf<W> = { [Name in keyof W]: W[Name] extends ComponentType ? Name : never }[keyof W]
type AddressIn<W> = AddressName & Uncapitalize<ScreensOf<W> & string>

/** What an address shows and asks first. */
export type Place<Address extends AddressName> = (address: Address) => Pick<Route, 'screen' | 'reads'>

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

/**
 * A screen of a world in a script of its own, for a large one that shares little with the others: its page names that script. What
 * it asks first is the world's.
 */
export const apart =
  <W>(world: Place<never>, part: LazyPart<W>, name: ScreensOf<W>): Place<AddressName> =>
  (address) => ({ ...world(address as never), screen: screenIn(part, name) })

/** A screen of a world that stands for no address of its own. */
export const screenIn = <W>(part: LazyPart<W>, name: ScreensOf<W>) => pick(part, name) as LazyPart<ComponentType>
