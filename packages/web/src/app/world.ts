import type { ComponentType } from 'react'
import { type LazyPart, pick } from '../ui/lazyPart.ts'
import type { ReadsOf } from './route.ts'

/** What the `index.ts` of a folder in `screens/` gives: its screens, and what their addresses ask first. */
interface World {
  readonly reads: Readonly<Record<string, ReadsOf>>
}
type ScreensOf<W> = { [Name in keyof W]: W[Name] extends ComponentType ? Name : never }[keyof W]

/**
 * The screens of a world, and what they ask first, come in one script. The build asks the calls of an address beforehand and
 * writes them into its page, so nothing waits for that script.
 */
export const world = <W extends World>(part: LazyPart<W>) => ({
  screen: (name: ScreensOf<W>) => pick(part, name) as LazyPart<ComponentType>,
  reads:
    (name: keyof W['reads']): ReadsOf =>
    async (place) =>
      (await pick(part, 'reads').load())[name as string]?.(place) ?? [],
})
